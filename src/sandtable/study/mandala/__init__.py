"""Mandala: how it is taught."""

from ..study import Study

STUDY = Study()
