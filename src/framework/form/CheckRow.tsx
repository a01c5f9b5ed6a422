import Box from "@mui/material/Box";
import { Icon } from "../ui/icons";
import type { Check } from "./treeChecks";
import type { SeenRow } from "./visibleRows";

interface CheckRowProps {
  readonly row: SeenRow;
  readonly check: Check;
  /** How many below it are chosen, of how many. */
  readonly counts: number;
  readonly below: number;
  readonly open: boolean;
  readonly disabled: boolean;
  readonly current: boolean;
  readonly elementRef: (element: HTMLElement | null) => void;
  readonly onToggle: () => void;
  readonly onUnfold: () => void;
}

const CHECKED = { on: "true", off: "false", half: "mixed" } as const;

const Mark = ({ check }: { readonly check: Check }) => (
  <Box
    component="span"
    aria-hidden="true"
    sx={{
      display: "inline-flex",
      flex: "none",
      width: 18,
      height: 18,
      borderRadius: "4px",
      border: 2,
      borderColor: check === "off" ? "text.secondary" : "primary.main",
      bgcolor: check === "off" ? "transparent" : "primary.main",
      color: "primary.contrastText",
      "& svg": { margin: "-2px" },
    }}
  >
    {check === "off" ? null : <Icon name={check === "on" ? "check" : "minus"} size={18} />}
  </Box>
);

export const CheckRow = (props: CheckRowProps) => {
  const { row, check, counts, below, open, disabled, current, elementRef, onToggle, onUnfold } = props;
  return (
    // The tree around it answers the keys; this answers the pointer.
    <Box
      ref={elementRef}
      role="treeitem"
      tabIndex={current ? 0 : -1}
      aria-level={row.level}
      aria-posinset={row.place}
      aria-setsize={row.siblings}
      aria-checked={CHECKED[check]}
      aria-disabled={disabled || undefined}
      {...(row.leaf ? {} : { "aria-expanded": open })}
      onClick={onToggle}
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1,
        minHeight: 36,
        pl: `${8 + (row.level - 1) * 24}px`,
        pr: 1.5,
        cursor: disabled ? "default" : "pointer",
        opacity: disabled ? 0.6 : 1,
        "&:hover": { bgcolor: "action.hover" },
        "&:focus-visible": { outline: 2, outlineColor: "primary.main", outlineOffset: -2 },
      }}
    >
      <Box
        component="span"
        aria-hidden="true"
        onClick={(event) => {
          event.stopPropagation();
          if (!row.leaf) onUnfold();
        }}
        sx={{ display: "inline-flex", width: 24, color: "text.secondary", visibility: row.leaf ? "hidden" : "visible" }}
      >
        <Icon name={open ? "chevron_down" : "chevron_right"} size={18} />
      </Box>
      <Mark check={check} />
      <Box component="span" sx={{ flex: 1, overflowWrap: "anywhere" }}>
        {row.title}
      </Box>
      {!row.leaf && (
        <Box
          component="span"
          sx={{ color: "text.secondary", typography: "caption", fontVariantNumeric: "tabular-nums" }}
        >
          {counts}/{below}
        </Box>
      )}
    </Box>
  );
};
