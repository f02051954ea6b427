"""The log of tables, people and ratings, on SQLite or PostgreSQL."""
