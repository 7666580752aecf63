"""All printed parts and their assemblies, as code. Units: mm and grams.

`dimensions/`: every length, position and count as plain numbers; it does not import the CAD kernel (build123d).
`solids/`: the parts as solids with these dimensions, the `catalogue` of prints per level, and the assemblies.
`scenes/`: the pictures of the build guide and their renderer.
`export` writes STL and STEP files, `pictures` writes PNG files.

Printed parts (`solids.catalogue.parts_for`): bronze tub_80, tub_160, cup_80, cup_160, spider_80, spider_160, bezel_80,
bezel_160, console_left, console_right, lid_left, lid_right, figure_foot; silver carrier_a, carrier_b, corner_block,
foot, guard_rail, sheet_clip, turntable_ring, plate_box, plate_box_lid; gold strip_holder, magnet_plug,
magnet_jig, plug_setter.

Bought parts that the assemblies use: `dimensions.counts.bought`.

Pictures (`pictures.PICTURES`, written to hardware/guide/pictures/):
step_module_cell, step_module_spider, step_module_stops, step_module_cup, step_module_section, step_tray_bolted,
step_console, step_tray_whole, step_plate_blocks, step_plate_rails, step_plate_box, step_plate_carrier,
step_plate_sheet, step_plate_section, step_turntable, step_strip, step_magnet_plug, step_magnet_jig, parts_bronze,
parts_silver, parts_gold.
"""
