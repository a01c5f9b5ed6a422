import CircularProgress from "@mui/material/CircularProgress";
import { useTranslate } from "ra-core";
import { useEffect, useState } from "react";
import "../shell.css";
import { type CallCounter, watchBusy } from "./busyClock";

/** Covers the console if calls take longer than a second. */
export const LoadingOverlay = ({ inFlight }: { readonly inFlight: CallCounter }) => {
  const [busy, setBusy] = useState(false);
  const translate = useTranslate();
  useEffect(() => watchBusy(inFlight, setBusy), [inFlight]);
  return (
    <div role="status" aria-live="polite">
      {busy ? (
        <div className="shell-loading">
          <p>
            <CircularProgress size={20} thickness={5} aria-hidden="true" />
            {translate("ra.message.loading")}
          </p>
        </div>
      ) : null}
    </div>
  );
};
