"""Web Push: tell people in their browsers that it is their turn when they are not here."""
