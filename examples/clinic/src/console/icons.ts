// The clinic's own icons, in the style of the framework's. Definitions use their names.
import { box, circle, type Icons } from "pilothouse/ui";

export const icons: Icons = {
  bars: "M3 21h18M6 21v-7h3v7M11 21V5h3v16M16 21V10h3v11",
  bed: "M3 20V6M3 16h18M21 20v-7a3 3 0 0 0-3-3h-7v6M7 13.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6z",
  clipboard: `${box(5, 4, 14, 17)}M9 3h6v3H9zM8.5 11l1.5 1.5 2.5-2.5M8.5 16.5l1.5 1.5 2.5-2.5M15 11.5h1M15 17h1`,
  monitor: `${box(2, 4, 20, 13)}M5 11h4l1.5-3.5 3 6L15 11h4M12 17v4M8 21h8`,
  pulse: "M2 12h5l2.5-7 4.5 14 2.5-7H22",
  stamp: "M9 11V7a3 3 0 1 1 6 0v4M6 11h12l1 5H5zM5 20h14",
  team: `${circle(9, 8, 3.5)}M2.5 20a6.5 6.5 0 0 1 13 0M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14.2a6.5 6.5 0 0 1 3.5 5.8`,
  vendor:
    "M3 8h11v10H3zM14 11h4l3 3.5V18h-7M7.5 20.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17 20.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
  wing: `${box(4, 3, 16, 18, 1.5)}M12 6.5v5M9.5 9h5M10 21v-5h4v5`,
  work: "M14.5 6.5a4 4 0 0 1 5-1l-3 3 1.5 1.5 3-3a4 4 0 0 1-5.2 5.2L8 20a2.1 2.1 0 0 1-3-3l7.8-7.8a4 4 0 0 1 1.7-2.7z",
};
