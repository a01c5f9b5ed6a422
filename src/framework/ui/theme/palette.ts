// The colours of the console. Texts have a contrast of at least 4.5 : 1, borders of inputs and meaningful icons 3 : 1.
export const lightPalette = {
  primary: { main: "#0b5cad", light: "#3d83c9", dark: "#084a8c", contrastText: "#ffffff" },
  secondary: { main: "#0f766e", contrastText: "#ffffff" },
  success: { main: "#15803d", contrastText: "#ffffff" },
  warning: { main: "#a15c00", contrastText: "#ffffff" },
  error: { main: "#c02626", contrastText: "#ffffff" },
  info: { main: "#0369a1", contrastText: "#ffffff" },
  text: { primary: "#14202e", secondary: "#536273", disabled: "#8a97a6" },
  divider: "#e2e7ec",
  edge: "#c3ccd6",
  field: "#8793a3",
  background: { default: "#f5f7f9", paper: "#ffffff" },
  action: { hover: "rgba(16, 42, 67, 0.045)", selected: "rgba(11, 92, 173, 0.09)", focus: "rgba(11, 92, 173, 0.16)" },
} as const;

export const darkPalette = {
  primary: { main: "#78b4f2", light: "#a3cdf8", dark: "#4f95dd", contrastText: "#08192b" },
  secondary: { main: "#5ec8bd", contrastText: "#06201d" },
  success: { main: "#5bc583", contrastText: "#07200f" },
  warning: { main: "#e0a44a", contrastText: "#241602" },
  error: { main: "#f28b82", contrastText: "#2b0a07" },
  info: { main: "#6cc0ee", contrastText: "#06202e" },
  text: { primary: "#e6ecf2", secondary: "#9fb0c2", disabled: "#64748a" },
  divider: "#253140",
  edge: "#3a4a5d",
  field: "#64748a",
  background: { default: "#0e141b", paper: "#151d27" },
  action: {
    hover: "rgba(160, 190, 220, 0.07)",
    selected: "rgba(120, 180, 242, 0.14)",
    focus: "rgba(120, 180, 242, 0.22)",
  },
} as const;
