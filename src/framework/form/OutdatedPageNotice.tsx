import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useTranslate } from "ra-core";
import { useEffect, useRef } from "react";

/** Says that the console on the server is newer than this page, so the page could not save. */
export const OutdatedPageNotice = ({ onReload }: { readonly onReload: () => void }) => {
  const translate = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: "center" }), []);
  return (
    <Alert
      ref={place}
      severity="warning"
      sx={{ m: 2, mb: 0 }}
      action={
        <Button color="inherit" size="small" onClick={onReload}>
          {translate("form.reload")}
        </Button>
      }
    >
      {translate("form.renewed")}
    </Alert>
  );
};
