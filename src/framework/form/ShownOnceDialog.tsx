// Values that only the answer of `add` contains, such as a new API key. They are shown once.
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import { RecordContextProvider, useTranslate } from "ra-core";
import { Children, isValidElement, type ReactNode, useId } from "react";
import { isBlank } from "../resource/valueAt";
import { Dialog } from "../ui/Dialog";
import { DialogAnswers } from "../ui/DialogAnswers";
import { Pairs } from "../value/Pairs";

interface ShownOnceDialogProps {
  readonly title: string;
  /** The answered record. */
  readonly record: Readonly<Record<string, unknown>>;
  /** The fields of the answer. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Whether the answer contains these values. If a request is repeated, its answer does not. */
const isThere = (children: ReactNode, record: Readonly<Record<string, unknown>>): boolean =>
  Children.toArray(children).some(
    (child) => isValidElement<{ readonly source?: string }>(child) && !isBlank(record[child.props.source ?? ""]),
  );

/** Only its button closes the dialog, so that nobody loses the values by mistake. */
export const ShownOnceDialog = ({ title, record, children, onClose }: ShownOnceDialogProps) => {
  const translate = useTranslate();
  const id = useId();
  const isWhole = isThere(children, record);
  return (
    <Dialog title={title} describedBy={id} size="sm">
      <DialogContent>
        <DialogContentText id={id} sx={{ mb: 2 }}>
          {translate(isWhole ? "form.shownOnce" : "form.shownNever")}
        </DialogContentText>
        {isWhole && (
          <RecordContextProvider value={record}>
            <Pairs>{children}</Pairs>
          </RecordContextProvider>
        )}
      </DialogContent>
      <DialogActions>
        <DialogAnswers harmless={{ onPress: onClose }} />
      </DialogActions>
    </Dialog>
  );
};
