/** Signs of the frame, drawn with a pen in 24 by 24. */

export const ICONS = {
  log: "M5 4h14v16H5zM8 8h8M8 12h8M8 16h5",
  rules: "M12 6C10 4 7 4 4 4v14c3 0 6 0 8 2 2-2 5-2 8-2V4c-3 0-6 0-8 2zM12 6v14",
  record: "M12 3l2.5 5.5 6 .6-4.5 4 1.3 6L12 16l-5.3 3.1 1.3-6-4.5-4 6-.6z",
  invite: "M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2 21c0-4 3-7 7-7s7 3 7 7M19 8v6M16 11h6",
  words: "M4 6h16M4 11h16M4 16h10",
  undo: "M9 14 4 9l5-5M4 9h9a6 6 0 0 1 0 12h-3",
  restart: "M4 4v6h6M4 10a8 8 0 1 1 2 7",
  hint: "M12 3a6 6 0 0 0-3 11v3h6v-3a6 6 0 0 0-3-11zM10 21h4",
  help: "M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2M12 18v.5M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z",
  hand: "M4 12h13M12 6l6 6-6 6M20 4v16",
  history: "M12 7v5l3 3M12 3a9 9 0 1 1-8 5M4 3v5h5",
  end: "M5 21V4M5 4h13l-3 4 3 4H5",
} as const;
