"""What a connection and a request must pass before a route sees it."""
