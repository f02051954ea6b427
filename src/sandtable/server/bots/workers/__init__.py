"""Where bots think: in threads of this process, in others on this machine, or on a Ray cluster."""
