import Box from "@mui/material/Box";
import CircularProgress from "@mui/material/CircularProgress";
import { useTranslate } from "ra-core";
import { useEffect, useState } from "react";
import { type CallCounter, watchBusy } from "./busyClock";

/** Covers the console if calls take longer than a second. */
export const LoadingOverlay = ({ inFlight }: { readonly inFlight: CallCounter }) => {
  const [busy, setBusy] = useState(false);
  const translate = useTranslate();
  useEffect(() => watchBusy(inFlight, setBusy), [inFlight]);
  return (
    <Box role="status" aria-live="polite">
      {busy ? (
        <Box
          sx={{
            position: "fixed",
            inset: 0,
            zIndex: "modal",
            display: "grid",
            placeItems: "center",
            backgroundColor: "color-mix(in srgb, var(--mui-palette-background-default) 55%, transparent)",
            // Placeholders already show that a part of the page is loading.
            "body:has(.ui-shadow, .ui-card-shadow, .MuiSkeleton-root) &": {
              placeItems: "start center",
              pt: 9,
              backgroundColor: "transparent",
            },
          }}
        >
          <Box
            sx={{
              display: "flex",
              alignItems: "center",
              gap: 1.5,
              px: 2.5,
              py: 1.5,
              borderRadius: 3,
              border: "1px solid",
              borderColor: "divider",
              bgcolor: "background.paper",
              boxShadow: "0 8px 28px rgb(8 20 35 / 0.16)",
              fontSize: 14,
            }}
          >
            <CircularProgress size={20} thickness={5} aria-hidden="true" />
            {translate("ra.message.loading")}
          </Box>
        </Box>
      ) : null}
    </Box>
  );
};
