"""What is asked over HTTP and sockets: routes, and the shapes of what is sent."""
