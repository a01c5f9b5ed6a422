// The console's own theme. CSS variables carry both schemes, so that switching light and dark draws nothing again.
import { createTheme } from "@mui/material/styles";
import { dark, light } from "./palette";

/** Under this width, in pixels, the console lays itself out for a phone. */
export const MOBILE = 599;

const focusRing = { outline: "2px solid var(--mui-palette-primary-main)", outlineOffset: 2 };

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: "data-theme" },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  breakpoints: { values: { xs: 0, sm: MOBILE, md: 900, lg: 1200, xl: 1536 } },
  // The unit of `borderRadius` in sx: 2 is a control, 3 a card.
  shape: { borderRadius: 4 },
  typography: {
    fontFamily: "var(--font)",
    fontSize: 14,
    h1: { fontSize: "1.75rem", fontWeight: 650, letterSpacing: "-0.02em", lineHeight: 1.25 },
    h2: { fontSize: "1.375rem", fontWeight: 650, letterSpacing: "-0.015em", lineHeight: 1.3 },
    h3: { fontSize: "1.125rem", fontWeight: 600, letterSpacing: "-0.01em", lineHeight: 1.35 },
    h4: { fontSize: "1rem", fontWeight: 600, lineHeight: 1.4 },
    h5: { fontSize: "1.125rem", fontWeight: 600, lineHeight: 1.35 },
    h6: { fontSize: "1rem", fontWeight: 600, lineHeight: 1.4 },
    subtitle1: { fontWeight: 600 },
    subtitle2: { fontWeight: 600 },
    body1: { fontSize: "0.9375rem", lineHeight: 1.55 },
    body2: { fontSize: "0.875rem", lineHeight: 1.5 },
    button: { fontWeight: 600, textTransform: "none", letterSpacing: 0 },
    caption: { fontSize: "0.75rem" },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        body: { fontVariantNumeric: "tabular-nums", WebkitFontSmoothing: "antialiased" },
        "::selection": {
          background: "var(--mui-palette-primary-main)",
          color: "var(--mui-palette-primary-contrastText)",
        },
        "@media (prefers-reduced-motion: reduce)": {
          // Once and at once: what repeats without end would flicker. What ends is still told that it has.
          "*, *::before, *::after": {
            animationDuration: "0.01ms !important",
            animationIterationCount: "1 !important",
            transitionDuration: "0s !important",
            scrollBehavior: "auto !important",
          },
        },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { "&:focus-visible": focusRing } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      // Where people force their own colours its ground is not drawn.
      styleOverrides: { root: { borderRadius: 8, "@media (forced-colors: active)": { outline: "1px solid" } } },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: "none" }, rounded: { borderRadius: 10 } } },
    MuiOutlinedInput: { styleOverrides: { root: { borderRadius: 8 } } },
    MuiAlert: { styleOverrides: { root: { borderRadius: 10 } } },
    MuiCard: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { border: "1px solid var(--mui-palette-divider)", borderRadius: 12 } },
    },
    // What is wrong with a field is announced. What is said of one that cannot be changed is to be read all the same.
    MuiFormHelperText: {
      defaultProps: { "aria-live": "polite" },
      styleOverrides: { root: { "&.Mui-disabled": { color: "var(--mui-palette-text-secondary)" } } },
    },
    MuiTextField: { defaultProps: { size: "small" } },
    MuiFormControl: { defaultProps: { size: "small" } },
    MuiChip: { styleOverrides: { root: { fontWeight: 500 } } },
    MuiTooltip: { defaultProps: { enterDelay: 400 } },
    MuiTableCell: { styleOverrides: { root: { borderBottomColor: "var(--mui-palette-divider)" } } },
    // What a field opens stands where the field does: in the page, or in the dialog it is asked in.
    MuiPopper: {
      defaultProps: { container: () => document.activeElement?.closest("main, .MuiModal-root") ?? document.body },
    },
    MuiMenu: {
      defaultProps: { disablePortal: true },
      styleOverrides: {
        paper: { border: "1px solid var(--mui-palette-divider)", boxShadow: "0 8px 28px rgb(8 20 35 / 0.14)" },
      },
    },
    MuiDialog: { styleOverrides: { paper: { borderRadius: 14 } } },
  },
});
