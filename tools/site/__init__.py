"""The documentation as a site: `python -m tools.site` builds it into site/.

What is written by hand is in docs/ and reads well in any viewer of Markdown. The rest of the site
is made here, in a folder that Git ignores: references from the code, and pages for the files that
documents refer to. Then Zensical turns it all into pages, see zensical.toml.
"""
