"""An evening at a server: thousands of people, a deploy, a crash, a database that is restarted."""
