"""The table in the browser: a server that holds the rules, and pages that know none."""
