import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { useTranslate } from "ra-core";
import { type FailureWords, translateFailure } from "../resource/failure";
import { valueAt } from "../resource/valueAt";
import { CopyButton } from "../value/CopyButton";

interface FailureAlertProps {
  readonly failure: FailureWords;
  readonly onClose?: () => void;
}

/** Says why a save failed. After an unexpected failure, people can copy the request's id, which is in the log. */
export const FailureAlert = ({ failure, onClose }: FailureAlertProps) => {
  const translate = useTranslate();
  const request = valueAt(failure.data, "request");
  return (
    <Alert severity="error" {...(onClose && { onClose })} sx={{ m: 2, mb: 0 }}>
      {translateFailure(failure, translate)}
      {typeof request === "string" && (
        <Box component="span" sx={{ ml: 0.5, "& > .ui-copy": { opacity: 1, color: "inherit" } }}>
          <CopyButton text={request} />
        </Box>
      )}
    </Alert>
  );
};
