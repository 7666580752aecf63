"""Pictures of the page, as SVG: charts, the plan and the palace."""
