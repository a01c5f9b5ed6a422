// The theme of the console. CSS variables hold both colour schemes, so that switching renders nothing again.
import { createTheme } from "@mui/material/styles";
import { dark, light } from "./palette";

/** Below this width in pixels, the console uses the phone layout. */
export const MOBILE = 599;

const ink = "var(--mui-palette-text-primary)";
const soft = "var(--mui-palette-text-secondary)";
const line = "var(--mui-palette-divider)";
const paper = "var(--mui-palette-background-paper)";
const hover = "var(--mui-palette-action-hover)";
/** The background of a button on paper while the pointer is over it. */
const lift = `color-mix(in srgb, ${ink} 5%, ${paper})`;

const focusRing = { outline: "2px solid var(--mui-palette-primary-main)", outlineOffset: 2 };

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: "data-theme" },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  breakpoints: { values: { xs: 0, sm: MOBILE, md: 900, lg: 1200, xl: 1536 } },
  // The unit of `borderRadius` in sx: controls use 2, cards use 3.
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
        body: { WebkitFontSmoothing: "antialiased" },
        "::selection": {
          background: "var(--mui-palette-primary-main)",
          color: "var(--mui-palette-primary-contrastText)",
        },
        "@media (prefers-reduced-motion: reduce)": {
          // Animations run once and take no time, because endless ones would flicker. Events at their end still fire.
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
      // With forced colours, browsers do not draw its background.
      styleOverrides: {
        root: {
          borderRadius: 8,
          "@media (forced-colors: active)": { outline: "1px solid" },
          variants: [
            // Toolbars and lists use the small size.
            {
              props: { size: "small" },
              style: {
                flex: "none",
                gap: 6,
                minWidth: 0,
                height: 34,
                padding: "0 12px",
                fontSize: 14,
                fontWeight: 500,
                whiteSpace: "nowrap",
              },
            },
            {
              props: { variant: "outlined", color: "inherit" },
              style: {
                color: ink,
                borderColor: line,
                backgroundColor: paper,
                "&:hover": { backgroundColor: lift, borderColor: line },
              },
            },
            { props: { variant: "text", color: "inherit", size: "small" }, style: { color: soft } },
            // An item to choose in a panel.
            {
              props: { variant: "text", color: "inherit", size: "small", fullWidth: true },
              style: {
                flex: 1,
                justifyContent: "flex-start",
                padding: "0 10px",
                borderRadius: 6,
                color: ink,
                fontWeight: 400,
              },
            },
          ],
        },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: {
          flex: "none",
          borderRadius: 8,
          color: soft,
          "&:hover, &[aria-expanded=true]": { color: ink, backgroundColor: hover },
          variants: [{ props: { size: "small" }, style: { width: 30, height: 30, padding: 0, borderRadius: 6 } }],
        },
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: "none" }, rounded: { borderRadius: 10 } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          borderRadius: 8,
          // Toolbars, filters and panels use the dense text box.
          variants: [
            {
              props: { margin: "dense" },
              style: {
                minHeight: 34,
                padding: "0 10px",
                fontSize: 14,
                backgroundColor: paper,
                "& .MuiOutlinedInput-input": { padding: 0, height: 32, minWidth: 0 },
                "& textarea.MuiOutlinedInput-input": { padding: "6px 0" },
                "& .MuiOutlinedInput-notchedOutline": { borderColor: line },
                "& .MuiInputAdornment-root": { color: "var(--mui-palette-text-disabled)" },
              },
            },
          ],
        },
      },
    },
    MuiAlert: { styleOverrides: { root: { borderRadius: 10 } } },
    MuiCard: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { border: "1px solid var(--mui-palette-divider)", borderRadius: 12 } },
    },
    // Errors are announced. The help text of a disabled field keeps a readable colour.
    MuiFormHelperText: {
      defaultProps: { "aria-live": "polite" },
      styleOverrides: { root: { "&.Mui-disabled": { color: "var(--mui-palette-text-secondary)" } } },
    },
    MuiTextField: { defaultProps: { size: "small" } },
    MuiFormControl: { defaultProps: { size: "small" } },
    MuiChip: { styleOverrides: { root: { fontWeight: 500 } } },
    MuiTableCell: { styleOverrides: { root: { borderBottomColor: "var(--mui-palette-divider)" } } },
    // Popups of a field are placed beside it: in the page, or in the dialog with the field.
    MuiPopper: {
      defaultProps: { container: () => document.activeElement?.closest("main, .MuiModal-root") ?? document.body },
    },
    MuiMenu: {
      defaultProps: { disablePortal: true },
      styleOverrides: {
        paper: { minWidth: 180, border: `1px solid ${line}`, boxShadow: "0 8px 28px rgb(8 20 35 / 0.14)" },
        list: { padding: 6 },
      },
    },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          gap: 10,
          minHeight: 34,
          // From this width on, MUI makes menu items lower.
          [`@media (min-width:${MOBILE}px)`]: { minHeight: 34 },
          padding: "4px 10px",
          borderRadius: 6,
          fontSize: 14,
          "& svg": { flex: "none", color: soft },
          "&.ui-danger, &.ui-danger svg": { color: "var(--mui-palette-error-main)" },
          "&:focus-visible": { outlineOffset: -2, backgroundColor: hover },
          [`@media (max-width: ${MOBILE - 0.05}px)`]: { minHeight: 40 },
        },
      },
    },
    MuiFormControlLabel: {
      styleOverrides: {
        root: {
          "&.ui-option": {
            gap: 9,
            minHeight: 32,
            margin: 0,
            padding: "2px 8px",
            borderRadius: 6,
            "&:hover": { backgroundColor: hover },
            "& .MuiButtonBase-root": { padding: 0 },
            "& .MuiSvgIcon-root": { fontSize: 18 },
          },
        },
      },
    },
    MuiDialog: { styleOverrides: { paper: { borderRadius: 14 } } },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: 18, fontWeight: 650, lineHeight: 1.35 } } },
    MuiDialogActions: {
      styleOverrides: {
        root: {
          padding: "14px 24px",
          borderTop: `1px solid ${line}`,
          backgroundColor: "color-mix(in srgb, var(--mui-palette-text-primary) 2%, transparent)",
        },
      },
    },
  },
});
