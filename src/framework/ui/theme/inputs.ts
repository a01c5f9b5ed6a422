// The style of all inputs: the label is above the box, the help or the error below it.
import { createElement } from "react";
import type { ThemeOptions } from "@mui/material/styles";
import { Caret } from "./Caret";
import { BORDER_COLOR, ERROR_COLOR, field, TEXT_COLOR, ON_PHONES, PAPER_COLOR, SECONDARY_TEXT_COLOR } from "./tokens";

const frame = "& .MuiOutlinedInput-notchedOutline";
const dense = {
  minHeight: 34,
  padding: "0 10px",
  "& .MuiOutlinedInput-input": { padding: 0, height: 32, minWidth: 0 },
  "& textarea.MuiOutlinedInput-input": { padding: "6px 0", height: "auto" },
  [frame]: { borderColor: BORDER_COLOR },
  "& .MuiInputAdornment-root": { color: "var(--mui-palette-text-disabled)" },
  [ON_PHONES]: { minHeight: 34, fontSize: 14 },
};
const above = {
  position: "static",
  maxWidth: "none",
  overflow: "visible",
  transform: "none",
  whiteSpace: "normal",
} as const;
const label = { marginBottom: 5, fontSize: 13, fontWeight: 500, lineHeight: "18px" };
const help = { margin: "5px 0 0", fontSize: 12.5, lineHeight: 1.4, "&:empty": { margin: 0 } };
const box = {
  minHeight: 36,
  borderRadius: "var(--round-control)",
  backgroundColor: PAPER_COLOR,
  fontSize: 14,
  lineHeight: "20px",
};
const searched = { padding: "5px 39px 5px 4px", "& .MuiAutocomplete-input": { padding: "3px 4px 3px 8px" } };

export const inputComponents: ThemeOptions["components"] = {
  MuiFormLabel: {
    // MUI or react-admin adds the asterisk.
    styleOverrides: {
      root: {
        ...label,
        "&, &.Mui-focused, &.Mui-error": { color: TEXT_COLOR },
        "& [aria-hidden=true]": { color: ERROR_COLOR },
      },
    },
  },
  MuiInputLabel: { defaultProps: { shrink: true, disableAnimation: true }, styleOverrides: { root: above } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        ...box,
        [frame]: { top: 0, borderColor: field, "& legend": { display: "none" } },
        "& .MuiSelect-select.MuiSelect-select": { minHeight: 20 },
        [ON_PHONES]: { minHeight: 44, fontSize: 16 },
        variants: [
          { props: ({ ownerState }) => Boolean(ownerState.startAdornment), style: { paddingLeft: 12 } },
          { props: ({ ownerState }) => Boolean(ownerState.endAdornment), style: { "--_trailingPad": "12px" } },
          { props: { multiline: true }, style: { padding: "8px 12px" } },
          // Toolbars, filters and panels use the dense text box.
          { props: { margin: "dense" }, style: dense },
        ],
      },
      input: {
        height: 20,
        padding: "8px 12px",
        [ON_PHONES]: { paddingBlock: 12 },
        variants: [
          { props: { multiline: true }, style: { height: "auto", padding: 0, [ON_PHONES]: { paddingBlock: 4 } } },
          { props: ({ ownerState }) => Boolean(ownerState.startAdornment), style: { paddingLeft: 0 } },
          { props: ({ ownerState }) => Boolean(ownerState.endAdornment), style: { paddingRight: 0 } },
        ],
      },
    },
  },
  MuiSelect: { defaultProps: { IconComponent: Caret } },
  MuiNativeSelect: { defaultProps: { IconComponent: Caret }, styleOverrides: { icon: { right: 10 } } },
  MuiAutocomplete: {
    defaultProps: { popupIcon: createElement(Caret) },
    styleOverrides: {
      root: { "& .MuiOutlinedInput-root.MuiInputBase-sizeSmall": { ...searched, [ON_PHONES]: { paddingBlock: 9 } } },
    },
  },
  // Errors are announced. The help text of a disabled field keeps a readable colour.
  MuiFormHelperText: {
    defaultProps: { "aria-live": "polite" },
    styleOverrides: { root: { ...help, "&.Mui-disabled": { color: SECONDARY_TEXT_COLOR } } },
  },
  MuiFormControlLabel: { styleOverrides: { label: { fontSize: 14 } } },
  MuiTextField: { defaultProps: { size: "small" } },
  MuiFormControl: { defaultProps: { size: "small" } },
};
