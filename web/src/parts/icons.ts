/** Signs as strokes in a square of 24. They never stand alone: a text or a label is beside them. */

export const ICONS = {
  board: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 3v18M3 12h18",
  menu: "M4 7h16M4 12h16M4 17h16",
  games: "M4 6h16M4 12h16M4 18h10",
  watch:
    "M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",
  rules:
    "M12 6.500C10 4.800 7 4.300 4 4.500v14c3-.2 6 .3 8 2 2-1.700 5-2.200 8-2v-14c-3-.2-6 .3-8 2ZM12 6.500v14",
  settings:
    "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5ZM9 14.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Z",
  language:
    "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c3 3 3.500 6 3.500 9s-.5 6-3.500 9c-3-3-3.500-6-3.500-9S9 6 12 3Z",
  close: "M6 6l12 12M18 6 6 18",
  copy: "M9 9h10v11H9ZM15 9V5H5v11h4",
  share: "M12 15V4M8 7.500 12 3.500l4 4M5 12v8h14v-8",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  people:
    "M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM2.500 20c.5-4 3-6 6.500-6s6 2 6.500 6M16 4.300a3.500 3.500 0 0 1 0 6.400M18 14.500c2 .8 3.200 2.700 3.500 5.500",
  person:
    "M12 11.500a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.500 20.500c.5-4.500 3.500-6.500 7.500-6.500s7 2 7.500 6.500",
  computer: "M5 8h14v11H5ZM12 8V4M9.500 4h5M9 12.500v1.500M15 12.500v1.500M2.500 12v4M21.500 12v4",
  flip: "M7 4v14M3.500 14.500 7 18l3.500-3.500M17 20V6M13.500 9.500 17 6l3.500 3.500",
  undo: "M4 9h10a6 6 0 0 1 0 12H9M8 5 4 9l4 4",
  resign: "M6 21V4M6 4h12l-3 4.500 3 4.500H6",
  draw: "M4 9h16M4 15h16",
  leave: "M14 4H5v16h9M10 12h10M16.500 8.500 20 12l-3.500 3.500",
  first: "M7 5v14M18 5l-7 7 7 7",
  // A step is a corner, playing by itself is the filled triangle of every player.
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  last: "M17 5v14M6 5l7 7-7 7",
  play: "M7 4.500v15l12-7.500Z",
  pause: "M8 5v14M16 5v14",
  download: "M12 4v11M8 11.500l4 4 4-4M5 20h14",
  again: "M19 12a7 7 0 1 1-2.500-5.400M17 3v4h-4",
  alert: "M12 4 2.500 20h19ZM12 10v5M12 17.500v.1",
  check: "M4.500 12.500 10 18 19.500 6.500",
  away: "M3 4l18 16M5 10.500a10 10 0 0 1 3-2M12 7.500a10 10 0 0 1 7 3M8 14a6 6 0 0 1 4-1.500M12 18h.01",
} as const;

export type IconName = keyof typeof ICONS;
