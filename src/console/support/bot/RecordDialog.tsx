import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { type ReactNode, useId } from "react";

interface RecordDialogProps {
  readonly title: string;
  readonly wide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A click outside does not close it, so that nothing typed is lost. */
export const RecordDialog = ({ title, wide = false, onClose, children }: RecordDialogProps) => {
  const id = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth={wide ? "md" : "xs"}
      aria-labelledby={id}
      onClose={(_, reason) => reason === "escapeKeyDown" && onClose()}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
    </Dialog>
  );
};
