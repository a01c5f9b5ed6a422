import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { useTranslate } from "ra-core";
import { type Failure, spellFailure } from "../resource/failure";
import { valueAt } from "../resource/valueAt";
import { CopyButton } from "../value/CopyButton";

interface FailureAlertProps {
  readonly failure: Failure;
  readonly onClose?: () => void;
}

/** Why a save failed. The id of a request that failed unexpectedly can be copied: the platform's log has it, too. */
export const FailureAlert = ({ failure, onClose }: FailureAlertProps) => {
  const translate = useTranslate();
  const request = valueAt(failure.data, "request");
  return (
    <Alert severity="error" {...(onClose && { onClose })} sx={{ m: 2, mb: 0 }}>
      {spellFailure(failure, translate)}
      {typeof request === "string" && (
        <Box component="span" sx={{ ml: 0.5, "& > .ui-copy": { opacity: 1, color: "inherit" } }}>
          <CopyButton text={request} />
        </Box>
      )}
    </Alert>
  );
};
