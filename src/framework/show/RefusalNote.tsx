import Alert from "@mui/material/Alert";
import { useRecordContext, useTranslate } from "ra-core";
import { refusalsOf } from "../resource/refusals";

/** Why a button is missing here, and who decides instead. */
export const RefusalNote = () => {
  const translate = useTranslate();
  return refusalsOf(useRecordContext()).map((code) => (
    <Alert key={code} severity="info" sx={{ mb: 2 }}>
      {translate(`errors.${code}`)}
    </Alert>
  ));
};
