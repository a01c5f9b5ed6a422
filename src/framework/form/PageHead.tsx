import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

/** The title of a page and its buttons. */
export const PageHead = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => (
  <Stack direction="row" sx={{ alignItems: "center", flexWrap: "wrap", gap: 1, mb: 2, minHeight: 40 }}>
    <Typography
      component="h1"
      variant="h5"
      title={title}
      sx={{
        // On a phone, the buttons are below the title.
        flex: { xs: "1 1 100%", sm: "1 1 200px" },
        fontWeight: 600,
        overflowWrap: "anywhere",
        display: "-webkit-box",
        WebkitBoxOrient: "vertical",
        WebkitLineClamp: 3,
        overflow: "hidden",
      }}
    >
      {title}
    </Typography>
    {children}
  </Stack>
);
