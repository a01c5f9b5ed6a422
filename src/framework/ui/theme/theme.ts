// The theme of the console. Both colour schemes are CSS variables, so that a switch does not render anything again.
import { createTheme } from "@mui/material/styles";
import { inputComponents } from "./inputs";
import { darkPalette, lightPalette } from "./palette";
import "./sizes.css";
import {
  BORDER_COLOR,
  ERROR_COLOR,
  field,
  HOVER_COLOR,
  TEXT_COLOR,
  DIVIDER_COLOR,
  MOBILE,
  ON_PHONES,
  PAPER_COLOR,
  SECONDARY_TEXT_COLOR,
} from "./tokens";

/** The background of a button on paper while the pointer is over it. */
const lift = `color-mix(in srgb, ${TEXT_COLOR} 5%, ${PAPER_COLOR})`;

const tint = `color-mix(in srgb, ${TEXT_COLOR} 2%, transparent)`;
const rule = `1px solid ${DIVIDER_COLOR}`;

const focusRing = { outline: "2px solid var(--mui-palette-primary-main)", outlineOffset: 2 };

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: "data-theme" },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  breakpoints: { values: { xs: 0, sm: MOBILE, md: 900, lg: 1200, xl: 1536 } },
  typography: {
    fontFamily: "var(--font)",
    fontSize: 14,
    h2: { fontSize: "1.375rem", fontWeight: 650, letterSpacing: "-0.015em", lineHeight: 1.3 },
    h6: { fontSize: "1rem", fontWeight: 600, lineHeight: 1.4 },
    allVariants: { letterSpacing: 0 },
    subtitle1: { fontWeight: 600 },
    body1: { fontSize: "0.9375rem", lineHeight: 1.55 },
    body2: { fontSize: "0.875rem", lineHeight: 1.5 },
    button: { fontWeight: 600, textTransform: "none" },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: { body: { WebkitFontSmoothing: "antialiased" }, "button, input": { fontFamily: "inherit" } },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { "&:focus-visible": focusRing } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      // Browsers with forced colours do not draw backgrounds.
      styleOverrides: {
        root: {
          borderRadius: "var(--round-control)",
          "@media (forced-colors: active)": { outline: "1px solid" },
          "& svg": { flex: "none" },
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
                color: TEXT_COLOR,
                borderColor: BORDER_COLOR,
                backgroundColor: PAPER_COLOR,
                "&:hover": { backgroundColor: lift },
              },
            },
            { props: { variant: "text", color: "inherit", size: "small" }, style: { color: SECONDARY_TEXT_COLOR } },
            // A choice in a panel.
            {
              props: { variant: "text", color: "inherit", size: "small", fullWidth: true },
              style: { flex: 1, justifyContent: "flex-start", padding: "0 10px", color: TEXT_COLOR, fontWeight: 400 },
            },
          ],
        },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: {
          flex: "none",
          borderRadius: "var(--round-control)",
          color: SECONDARY_TEXT_COLOR,
          "&:hover, &[aria-expanded=true]": { color: TEXT_COLOR, backgroundColor: HOVER_COLOR },
          variants: [
            {
              props: { size: "small" },
              style: { width: 30, height: 30, padding: 0, borderRadius: "var(--round-icon)" },
            },
          ],
        },
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: "none" }, rounded: { borderRadius: "var(--round-note)" } } },
    ...inputComponents,
    MuiSwitch: {
      styleOverrides: {
        root: { width: 40, height: 24, margin: 7, padding: 2 },
        switchBase: {
          padding: 4,
          "&.Mui-checked": { color: "white", transform: "translateX(16px)", "& + .MuiSwitch-track": { opacity: 1 } },
        },
        thumb: { width: 16, height: 16, boxShadow: "none" },
        track: { borderRadius: 10, opacity: 1, backgroundColor: field },
      },
    },
    MuiChip: { styleOverrides: { root: { fontWeight: 500 } } },
    MuiTableCell: { styleOverrides: { root: { borderBottomColor: DIVIDER_COLOR } } },
    // The popup of a field is next to the field in the document: in the page, or in the field's dialog.
    MuiPopper: {
      defaultProps: { container: () => document.activeElement?.closest("main, .MuiModal-root") ?? document.body },
    },
    MuiMenu: {
      defaultProps: { disablePortal: true },
      styleOverrides: {
        paper: { minWidth: 180, border: rule, boxShadow: "var(--shadow)" },
        list: { padding: 6 },
      },
    },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          gap: 10,
          // On wide screens, MUI would make menu items lower.
          "&&": { minHeight: 34, [ON_PHONES]: { minHeight: 40 } },
          padding: "4px 10px",
          borderRadius: "var(--round-icon)",
          fontSize: 14,
          "& svg": { flex: "none", color: SECONDARY_TEXT_COLOR },
          "&.ui-danger, &.ui-danger svg": { color: ERROR_COLOR },
          "&:focus-visible": { outlineOffset: -2, backgroundColor: HOVER_COLOR },
        },
      },
    },
    MuiDialog: {
      styleOverrides: {
        paper: {
          borderRadius: "var(--round-dialog)",
          // The content of a form scrolls, its title and footer do not.
          "& > form": { display: "flex", flexDirection: "column", flex: "1 1 auto", minHeight: 0 },
          [ON_PHONES]: { "&:not(.MuiDialog-paperFullScreen)": { width: "calc(100% - 24px)", margin: 12 } },
        },
      },
    },
    MuiDialogTitle: {
      styleOverrides: { root: { padding: "20px 24px 8px", fontSize: 18, fontWeight: 650, lineHeight: 1.35 } },
    },
    MuiDialogContent: { styleOverrides: { root: { "&&": { paddingTop: 4 } } } },
    MuiDialogActions: {
      styleOverrides: {
        root: { flexWrap: "wrap", rowGap: 8, padding: "14px 24px", borderTop: rule, background: tint },
      },
    },
  },
});
