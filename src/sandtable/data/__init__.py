"""Games as tables: corpora of games between bots, in Parquet, to write and to read."""

from .corpus import Corpus, load_corpus
from .libraries import NoPolars
from .plan import BadCorpus

__all__ = ["BadCorpus", "Corpus", "NoPolars", "load_corpus"]
