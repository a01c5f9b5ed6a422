import Box from "@mui/material/Box";
import type { ReactNode } from "react";

interface PairProps {
  /** The element's id on the page. */
  readonly id?: string | undefined;
  readonly label: string;
  /** Whether the pair takes a whole line. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A label and its value, inside Pairs. */
export const Pair = ({ id, label, wide = false, children }: PairProps) => (
  <Box
    {...(id && { id })}
    {...(wide && { "data-wide": true })}
    sx={{ minWidth: 0, gridColumn: wide ? "1 / -1" : "auto" }}
  >
    <Box component="dt" sx={{ typography: "caption", color: "text.secondary", mb: 0.25 }}>
      {label}
    </Box>
    <Box component="dd" sx={{ m: 0, minHeight: 24, overflowWrap: "anywhere" }}>
      {children}
    </Box>
  </Box>
);
