/** What a voyage is told by, in this order, each with a sign drawn with a pen in 24 by 24. */

export const SOURCES = [
  { name: "found", sign: "M12 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21c0-5 4-8 8-8s8 3 8 8" },
  { name: "lost", sign: "M12 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21c0-5 4-8 8-8M15 15l6 6M21 15l-6 6" },
  { name: "stored", sign: "M3 8h18v12H3zM3 8l3-4h12l3 4M10 12h4" },
  { name: "spells", sign: "M5 21 15 9M17 3l1 3 3 1-3 1-1 3-1-3-3-1 3-1zM6 4v4M4 6h4" },
  { name: "heroics", sign: "M12 3l2.500 5.500 6 .6-4.500 4 1.300 6L12 16l-5.300 3.100 1.300-6-4.500-4 6-.6z" },
  { name: "darkhouse", sign: "M9 21l1-13h4l1 13zM8 8h8l-2-4h-4zM3 6l4 1M17 7l4-1" },
  { name: "phantom", sign: "M5 21V10a7 7 0 0 1 14 0v11l-3-2-2 2-2-2-2 2-2-2zM10 10v.500M14 10v.500" },
] as const;
