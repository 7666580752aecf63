"""Admission of nodes: the table, and its invariants for any nodes on any links."""

from hypothesis import given
from hypothesis import strategies as st

from palace_hub.wire.census import TABLE, Admission, Carrier, NodePlace, admission

SERIAL, MQTT = Carrier.SERIAL, Carrier.MQTT
PLACES = st.builds(NodePlace, st.sampled_from(Carrier), st.sampled_from("ab"), st.sampled_from("12"), st.booleans())


def test_the_table_is_total():
    assert set(TABLE) == {(same, better) for same in (True, False) for better in (True, False)}


def test_an_unknown_id_may_be_welcomed():
    newcomer = NodePlace(SERIAL, "a", "1")
    assert admission(newcomer, []) is Admission.WELCOME
    assert admission(newcomer, [NodePlace(MQTT, "b", "1")]) is Admission.WELCOME
    assert admission(newcomer, [NodePlace(SERIAL, "a", "2", alive=False)]) is Admission.WELCOME


def test_only_a_serial_link_over_mqtt_replaces_a_present_node():
    assert admission(NodePlace(SERIAL, "a", "1"), [NodePlace(MQTT, "a", "1")]) is Admission.TAKES_OVER
    assert admission(NodePlace(MQTT, "a", "1"), [NodePlace(SERIAL, "a", "1")]) is Admission.SPARE
    assert admission(NodePlace(SERIAL, "a", "1"), [NodePlace(SERIAL, "a", "1")]) is Admission.SPARE
    assert admission(NodePlace(MQTT, "a", "1"), [NodePlace(MQTT, "a", "1")]) is Admission.SPARE


@given(PLACES, st.lists(PLACES, max_size=4))
def test_another_boot_of_a_live_node_is_never_welcomed(newcomer, others):
    found = admission(newcomer, others)
    rivals = [other for other in others if other.alive and other.node == newcomer.node]
    assert (found is Admission.COPY) == any(other.boot != newcomer.boot for other in rivals)
    assert (found is Admission.WELCOME) == (not rivals)
    assert admission(newcomer, reversed(others)) is found
