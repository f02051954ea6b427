"""Reviews of Mandala: what decisions were worth by what their player could know."""
