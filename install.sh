#!/bin/sh
# Installs the hub of a Monkey Palace table on this machine: see docs/install-pi.md. `./install.sh --help` lists the options.
#
# It may be stopped at any point, even by a power cut: run it again. A version lies in a folder of its own below
# /opt/palace-hub. The file installed.json is written there last, and only then the link `current` moves to it.
set -eu
umask 022 # whoever runs the hub reads its programs

HOME_OF_VERSIONS=${PALACE_ROOT:-}/opt/palace-hub # PALACE_ROOT: a folder in place of /, for an update that is tried
SETTINGS=/etc/palace-hub
GAMES=/var/lib/palace-hub
LOGS=/var/log/palace-hub
COMMAND=/usr/local/bin/palace
PORT_RULE=/etc/udev/rules.d/60-palace-hub.rules
ACCOUNT=palace

here=$(cd "$(dirname "$0")" && pwd)
table=table mode=screen extras="" wheelhouse="" action=install dry=false purge=false sure=false start=true only_version=false

usage() {
    cat <<'TEXT'
sudo ./install.sh              installs the hub for this machine, with the table's screen on the first console
  --mode screen|kiosk|headless  what the machine shows: its console, a window over the whole display, or the web page alone
  --table NAME                  name of the table (small letters, digits, "-"); the usual one is "table"
  --with broker,kiosk,web       also: Mosquitto for nodes over Wi-Fi; programs of the kiosk; phones from the start
  --offline FOLDER              takes Python packages from FOLDER, and nothing from the network
  --no-start                    does not start the table, neither now nor with the machine
  --only-version                installs the version beside the present one, and changes nothing else
  --dry-run                     says each step and does none
  --uninstall [--purge]         removes the hub and keeps games and settings; --purge deletes them, too
  --yes                         asks nothing
TEXT
}

fail() {
    echo "$1" >&2
    [ $# -lt 2 ] || echo "$2" >&2
    exit 1
}

wrong() {
    echo "install.sh: $1 (./install.sh --help lists the options)" >&2
    exit 2
}

while [ $# -gt 0 ]; do
    case $1 in
        --mode | --table | --with | --offline)
            [ $# -gt 1 ] || wrong "$1 needs a value"
            case $1 in
                --mode) mode=$2 ;;
                --table) table=$2 ;;
                --with) extras=$(echo "$2" | tr ',' ' ') ;;
                --offline) wheelhouse=$2 ;;
            esac
            shift
            ;;
        --no-start) start=false ;;
        --only-version) only_version=true ;;
        --dry-run) dry=true ;;
        --uninstall) action=uninstall ;;
        --purge) purge=true ;;
        --yes) sure=true ;;
        -h | --help)
            usage
            exit 0
            ;;
        *) wrong "unknown option \"$1\"" ;;
    esac
    shift
done
case $mode in screen | kiosk | headless) ;; *) wrong "--mode is screen, kiosk or headless, not \"$mode\"" ;; esac
case $table in '' | -* | *[!a-z0-9-]*) wrong "a table's name has small letters, digits and \"-\", not \"$table\"" ;; esac
[ ${#table} -le 31 ] || wrong "a table's name has at most 31 signs"
for extra in $extras; do
    case $extra in broker | kiosk | web) ;; *) wrong "--with knows broker, kiosk and web, not \"$extra\"" ;; esac
done
$purge && [ $action = install ] && wrong "--purge goes with --uninstall"

# step SENTENCE COMMAND...: says what is done, and does it unless this is a dry run.
step() {
    echo "- $1"
    shift
    if $dry; then
        echo "    $*"
    else
        "$@"
    fi
}

confirm() {
    $sure || $dry && return 0
    [ -t 0 ] || fail "$1" "Nobody can answer here: run it again with --yes."
    printf '%s [y/N] ' "$1"
    read -r answer
    case $answer in y | Y | yes) ;; *) fail "Nothing was changed." ;; esac
}

# Writes standard input to a file as a whole, also if the power fails.
write() {
    cat >"$1.new"
    chmod "$2" "$1.new"
    sync "$1.new"
    mv -f "$1.new" "$1"
}

field() { # field NAME FILE: the value of a string in a JSON file of one level
    sed -n "s/.*\"$1\": *\"\([^\"]*\)\".*/\1/p" "$2" | head -1
}

has_systemd() { [ -d /run/systemd/system ]; }

# A container has none: its ports are those of the machine around it.
has_udev() { [ -S /run/udev/control ]; }

# --- what the machine must be ---------------------------------------------------------------------------------------

check_machine() {
    id=none version_id=none
    # shellcheck disable=SC1091
    [ ! -r /etc/os-release ] || { id=$(. /etc/os-release && echo "${ID:-none}") && version_id=$(. /etc/os-release && echo "${VERSION_ID:-none}"); }
    case $id-$version_id in
        debian-12 | debian-13) ;;
        raspbian-*) fail "This is a 32-bit Raspberry Pi OS. NumPy, which the hub computes with, has no packages for it." \
            "Write the 64-bit Raspberry Pi OS to the card. Every Pi from the 3 on can run it." ;;
        *) fail "This is $id $version_id. The hub is installed on Raspberry Pi OS or Debian, version 12 or 13." ;;
    esac
    architecture=$(dpkg --print-architecture)
    case $architecture in
        arm64) architecture=aarch64 ;;
        amd64) architecture=x86_64 ;;
        *) fail "The programs of this machine are for $architecture. NumPy, which the hub computes with, has no packages for it." \
            "Use a 64-bit system: Raspberry Pi OS (64-bit), or Debian for arm64 or amd64." ;;
    esac
    $dry || [ "$(id -u)" -eq 0 ] || fail "The hub is installed for the whole machine, which needs root." "Run: sudo $0"
}

missing_packages() {
    wanted="python3 python3-venv udev passwd"
    [ "$mode" != screen ] || wanted="$wanted kbd console-setup-linux"
    case " $extras " in *" broker "*) wanted="$wanted mosquitto" ;; esac
    case "$mode $extras " in *kiosk*) wanted="$wanted cage xwayland foot seatd fonts-dejavu-core fonts-wqy-microhei" ;; esac
    for package in $wanted; do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q '^install ok installed$' || printf '%s ' "$package"
    done
}

get_packages() {
    packages=$(missing_packages)
    [ -n "$packages" ] || return 0
    [ -z "$wheelhouse" ] || $dry || fail "These Debian packages are missing: $packages" "Install them first: sudo apt install $packages"
    # shellcheck disable=SC2086
    step "Debian packages that the hub needs: $packages" apt_install $packages
}

apt_install() {
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

# --- what is installed ----------------------------------------------------------------------------------------------

# Sets source, release (the version's number), commit and version (the name of its folder).
look_at_source() {
    commit=""
    if [ -f "$here/release.json" ]; then
        source=release
        release=$(field version "$here/release.json")
        commit=$(field commit "$here/release.json")
        version=$release
        [ -n "$version" ] || fail "release.json beside this script names no version: unpack the release again."
        made_for=$(field architecture "$here/release.json")
        [ "$made_for" = "$architecture" ] || fail "This release is for $made_for, and this machine is $architecture." \
            "Take the file whose name ends with $architecture."
        [ -n "$wheelhouse" ] || wheelhouse=$here/wheels
    elif [ -f "$here/pyproject.toml" ]; then
        source=checkout
        release=$(sed -n 's/^version = "\(.*\)"/\1/p' "$here/pyproject.toml" | head -1)
        version=$release
        if command -v git >/dev/null && [ -e "$here/.git" ]; then
            commit=$(git -c safe.directory='*' -C "$here" rev-parse --short=10 HEAD 2>/dev/null || true)
            [ -z "$commit" ] || version=$version+$commit
            [ -z "$(git -c safe.directory='*' -C "$here" status --porcelain 2>/dev/null | head -1)" ] || version=$version.$(date +%Y%m%dT%H%M%S)
        fi
    else
        fail "Beside this script is neither a release nor the project." "Run it where it was unpacked or cloned."
    fi
    [ -z "$wheelhouse" ] || [ -d "$wheelhouse" ] || fail "There is no folder $wheelhouse."
    target=$HOME_OF_VERSIONS/$version
}

check_sums() {
    (cd "$here" && sha256sum --quiet --strict -c SHA256SUMS) ||
        fail "A file of this release is damaged." "Copy or download it again."
}

pip_install() { # pip_install PYTHON WORD...
    python=$1
    shift
    if [ -n "$wheelhouse" ]; then
        set -- --no-index --find-links "$wheelhouse" "$@"
    fi
    PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_ROOT_USER_ACTION=ignore "$python" -m pip install --quiet --no-cache-dir "$@" \
        2>"$work/pip.log" || { cat "$work/pip.log" >&2 && fail "Python packages could not be installed: the lines above say why."; }
}

build_wheel() { # prints the path of the wheel of this checkout
    python3 -m venv "$work/build"
    pip_install "$work/build/bin/python" --require-hashes -r "$here/requirements-build.txt"
    "$work/build/bin/python" -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir "$work" "$here" >&2
    find "$work" -maxdepth 1 -name 'palace_hub-*.whl'
}

install_version() {
    rm -rf "$target"
    mkdir -p "$HOME_OF_VERSIONS"
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    if [ "$source" = release ]; then
        wheel=$(find "$here" -maxdepth 1 -name 'palace_hub-*.whl')
    else
        wheel=$(build_wheel)
    fi
    [ -f "$wheel" ] || fail "The package of the hub could not be built: the lines above say why."
    python3 -m venv "$target"
    pip_install "$target/bin/python" --require-hashes --only-binary :all: -r "$here/requirements-run.txt"
    pip_install "$target/bin/python" --no-deps "$wheel"
    "$target/bin/palace" --version >/dev/null || fail "The new version does not start: the lines above say why." \
        "Run install.sh again. If that does not help, more memory or a new card may."
    sync -f "$target"
    write "$target/installed.json" 644 <<TEXT
{"version": "$release", "source": "$source", "commit": "$commit", "architecture": "$architecture", "python": "$(python3 -c 'import platform; print(platform.python_version())')", "installed": "$(date -u +%Y-%m-%dT%H:%M:%SZ)"}
TEXT
    rm -rf "$work"
    trap - EXIT
}

make_account() {
    getent group $ACCOUNT >/dev/null || groupadd --system $ACCOUNT
    getent passwd $ACCOUNT >/dev/null || useradd --system --gid $ACCOUNT --home-dir $GAMES --no-create-home \
        --shell /usr/sbin/nologin --comment "Monkey Palace hub" $ACCOUNT
    for group in dialout video input tty render; do
        ! getent group $group >/dev/null || usermod --append --groups $group $ACCOUNT
    done
    [ -z "${SUDO_USER:-}" ] || [ "$SUDO_USER" = root ] || usermod --append --groups $ACCOUNT,dialout "$SUDO_USER"
}

make_folders() {
    for folder in $SETTINGS $GAMES $LOGS; do
        mkdir -p "$folder/$table"
        chown -R $ACCOUNT:$ACCOUNT "$folder"
        chmod 2770 "$folder" "$folder/$table"
    done
}

# The command of the machine. Whoever may enter the table's folder uses its games; root becomes the table's account.
write_command() {
    write $COMMAND 755 <<TEXT
#!/bin/sh
# Runs the installed Monkey Palace hub. Members of the group $ACCOUNT use the games of the table, others their own.
PALACE_TABLE=\${PALACE_TABLE:-table}
export PALACE_TABLE
hub=$HOME_OF_VERSIONS/current/bin/palace
if [ "\$(id -u)" -eq 0 ]; then
    case \${1:-} in
        service | update | rollback) exec "\$hub" "\$@" ;;
    esac
    umask 0007
    # It may not look into every folder that root stands in.
    HOME=$GAMES exec setpriv --reuid $ACCOUNT --regid $ACCOUNT --init-groups \\
        sh -c 'cd "\$(pwd)" 2>/dev/null || cd /; exec "\$0" "\$@"' "\$hub" "\$@"
fi
umask 0007
if [ ! -w "$GAMES/\$PALACE_TABLE" ]; then
    [ ! -t 2 ] || echo "palace: you are not in the group $ACCOUNT, so these are your own games: sudo usermod -aG $ACCOUNT \$(id -un)" >&2
    unset PALACE_TABLE
fi
exec "\$hub" "\$@"
TEXT
}

write_port_rule() {
    mkdir -p "$(dirname $PORT_RULE)"
    write $PORT_RULE 644 <"$(find "$target/lib" -path '*/palace_hub/_service/60-palace-hub.rules')"
    ! has_udev || { udevadm control --reload && udevadm trigger; }
}

write_settings() {
    [ ! -e "$SETTINGS/$table/palace.toml" ] || return 0
    write "$SETTINGS/$table/palace.toml" 660 <<TEXT
# Settings of this table: "palace config show" explains all of them.
[web]
enabled = true
listen = "0.0.0.0"
TEXT
    chown $ACCOUNT:$ACCOUNT "$SETTINGS/$table/palace.toml"
}

move_link() { # move_link NAME VERSION
    ln -sfn "$2" "$HOME_OF_VERSIONS/$1.new"
    mv -Tf "$HOME_OF_VERSIONS/$1.new" "$HOME_OF_VERSIONS/$1"
}

switch_version() {
    present=$(readlink "$HOME_OF_VERSIONS/current" || true)
    [ -z "$present" ] || [ "$present" = "$version" ] || move_link previous "$present"
    move_link current "$version"
    sync -f "$HOME_OF_VERSIONS"
}

remove_old_versions() {
    previous=$(readlink "$HOME_OF_VERSIONS/previous" || true)
    updater=$(readlink "$HOME_OF_VERSIONS/updater" || true) # it may have to end an update that was cut short
    for folder in "$HOME_OF_VERSIONS"/*/; do
        name=$(basename "$folder")
        [ -L "${folder%/}" ] || [ "$name" = "$version" ] || [ "$name" = "$previous" ] || [ "$name" = "$updater" ] || rm -rf "${folder%/}"
    done
}

install_hub() {
    check_machine
    look_at_source
    echo "palace-hub $version from this $source, for the table \"$table\", mode $mode."
    [ "$source" != release ] || step "Compares the files of the release with their sums" check_sums
    $only_version || get_packages
    if [ -f "$target/installed.json" ]; then
        echo "- $target is installed already."
    else
        step "Python packages with their hashes, and the hub, in $target" install_version
    fi
    ! $only_version || return 0
    step "The account $ACCOUNT, under which the table runs" make_account
    step "Folders of settings, games and logs: $SETTINGS, $GAMES, $LOGS" make_folders
    case " $extras $mode " in *" web "* | *" headless "*) step "Phones: the web page is on in $SETTINGS/$table/palace.toml" write_settings ;; esac
    step "The rule that lets the hub open the boards: $PORT_RULE" write_port_rule
    step "This version is the one that runs: $HOME_OF_VERSIONS/current" switch_version
    step "The command palace: $COMMAND" write_command
    step "Older versions than the previous one go" remove_old_versions
    if $start; then
        step "The table starts with the machine" "$HOME_OF_VERSIONS/current/bin/palace" service install --table "$table" --mode "$mode"
    fi
    $dry && echo "This was a dry run: nothing was changed." && return 0
    echo "Done. \"palace doctor\" says what is missing; docs/install-pi.md says how to go on."
    [ -z "${SUDO_USER:-}" ] || echo "Log in again before you type palace: $SUDO_USER has joined the group $ACCOUNT."
}

# For a version that is damaged and cannot do it.
stop_tables() {
    "$HOME_OF_VERSIONS/current/bin/palace" service remove --all >/dev/null 2>&1 || remove_services
}

remove_services() {
    for unit in /etc/systemd/system/palace@*.service; do
        ! { has_systemd && [ -e "$unit" ]; } || systemctl disable --now "${unit##*/}" || true
    done
    step "The tables' services go" rm -f /etc/systemd/system/palace@*.service /etc/systemd/system/*.wants/palace@*.service
}

uninstall_hub() {
    $dry || [ "$(id -u)" -eq 0 ] || fail "Only root can remove the hub." "Run: sudo $0 --uninstall"
    if $purge; then
        confirm "All games, settings and calibrations in $GAMES and $SETTINGS will be deleted. Delete them?"
    else
        confirm "Remove the hub? Games and settings stay in $GAMES and $SETTINGS."
    fi
    [ ! -x "$HOME_OF_VERSIONS/current/bin/palace" ] ||
        step "The tables stop, and start no more" stop_tables
    # The link to a version goes before its files: a removal that was cut short is ended by the next one.
    step "The command and the rule go" rm -rf $COMMAND $PORT_RULE "$HOME_OF_VERSIONS/current"
    step "All versions go" rm -rf "$HOME_OF_VERSIONS"
    step "The logs go" rm -rf $LOGS
    ! $purge || step "Games and settings go" rm -rf $GAMES $SETTINGS
    ! getent passwd $ACCOUNT >/dev/null || step "The account $ACCOUNT goes" userdel $ACCOUNT
    ! getent group $ACCOUNT >/dev/null || step "Its group goes" groupdel $ACCOUNT
    ! has_udev || step "The rules of ports are read anew" udevadm control --reload
    if $dry; then
        echo "This was a dry run: nothing was changed."
    elif $purge; then
        echo "Removed. Debian packages stay."
    else
        echo "Removed. Debian packages stay, and so do your games in $GAMES and settings in $SETTINGS."
    fi
}

${action}_hub
