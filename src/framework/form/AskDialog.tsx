import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useTranslate } from "ra-core";
import { useId } from "react";

interface AskDialogProps {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no?: string;
  readonly busy?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** A yes-or-no question. The harmless answer has the focus. */
export const AskDialog = ({ title, text, yes, no, busy = false, onYes, onNo }: AskDialogProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      open
      onClose={busy ? () => {} : onNo}
      aria-labelledby={`${id}-t`}
      aria-describedby={`${id}-d`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-t`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-d`}>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onNo} disabled={busy} autoFocus>
          {no ?? translate("form.cancel")}
        </Button>
        <Button onClick={onYes} color="error" variant="contained" disableElevation loading={busy}>
          {yes}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
