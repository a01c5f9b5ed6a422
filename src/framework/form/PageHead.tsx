import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

interface PageHeadProps {
  readonly title: string;
  /** The level of the heading. Default: h1. */
  readonly level?: "h1" | "h2" | undefined;
  /** The id of the heading on the page. */
  readonly id?: string | undefined;
  /** Drawn before and after the title. */
  readonly before?: ReactNode;
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
}

/** The title of a page and its buttons. */
export const PageHead = ({ title, level = "h1", id, before, beside, children }: PageHeadProps) => (
  <Stack
    direction="row"
    sx={{
      alignItems: "center",
      flexWrap: { xs: "wrap", lg: level === "h1" ? "nowrap" : "wrap" },
      gap: 1,
      mb: 2,
      minHeight: 40,
    }}
  >
    {/* On a phone, buttons are below a title that has nothing beside it. Those of a record are at the bottom. */}
    <Box
      sx={{
        display: { xs: beside ? "contents" : "flex", sm: "flex" },
        alignItems: "center",
        gap: 1,
        minWidth: { sm: "min(100%, 300px)" },
        // In a panel beside a list, the title is an h2. The panel is also narrow on a wide screen.
        ...(level === "h1" && { maxWidth: { lg: "45%" }, mr: { lg: "auto" } }),
        flex: { xs: "1 1 100%", sm: "1 1 200px", ...(level === "h1" && { lg: "0 0 auto" }) },
      }}
    >
      {before}
      <Typography
        component={level}
        variant="h2"
        title={title}
        {...(id && { id })}
        sx={{
          overflowWrap: "anywhere",
          maxWidth: { xs: "calc(100% - 52px)", sm: "none" },
          display: "-webkit-box",
          WebkitBoxOrient: "vertical",
          WebkitLineClamp: 3,
          overflow: "hidden",
        }}
      >
        {title}
      </Typography>
      {beside}
    </Box>
    {children}
  </Stack>
);
