import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import { useId } from "react";
import { Dialog } from "../ui/Dialog";
import { DialogAnswers } from "../ui/DialogAnswers";

interface AskDialogProps {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no?: string;
  readonly busy?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks the user to answer yes or no before something is ended, deleted or discarded. */
export const AskDialog = ({ title, text, yes, no, busy = false, onYes, onNo }: AskDialogProps) => {
  const id = useId();
  return (
    <Dialog title={title} describedBy={id} onClose={busy ? undefined : onNo}>
      <DialogContent>
        <DialogContentText id={id}>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <DialogAnswers
          harmless={{ ...(no !== undefined && { label: no }), onPress: onNo }}
          verb={{ label: yes, red: true, busy, onPress: onYes }}
        />
      </DialogActions>
    </Dialog>
  );
};
