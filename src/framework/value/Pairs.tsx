import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { FieldLayoutProvider } from "./FieldLayout";

/** A list of labels and values: three columns on a wide screen, one on a phone. */
export const Pairs = ({ children }: { readonly children: ReactNode }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 264px), 1fr))",
      columnGap: 4,
      rowGap: 2,
    }}
  >
    <FieldLayoutProvider value="pair">{children}</FieldLayoutProvider>
  </Box>
);
