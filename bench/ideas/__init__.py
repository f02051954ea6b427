"""What self-play says about the ideas that are taught: figures that anybody can make again."""
