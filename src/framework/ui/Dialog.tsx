// The only kind of dialog. It decides about the focus, Enter and Escape, and asks before typed values are lost.
import MuiDialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useTranslate } from "ra-core";
import { type ReactNode, useCallback, useId, useRef, useState } from "react";
import { DialogAnswers } from "./DialogAnswers";
import { watchDialog } from "./dialogFocus";
import { IconButton } from "./IconButton";

/** The widths of dialogs, in pixels. */
const WIDTHS = { xs: 500, sm: 540, md: 620, lg: 820, xl: 1200 } as const;

interface DialogProps {
  readonly title: ReactNode;
  /** Whether the title has its own header. */
  readonly isHeaded?: boolean;
  readonly size?: keyof typeof WIDTHS;
  readonly fullScreen?: boolean;
  /** The id of the text that describes the dialog. */
  readonly describedBy?: string;
  /** If this is missing, only the dialog's buttons close the dialog. */
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
}

export const Dialog = ({
  title,
  isHeaded = false,
  size = "xs",
  fullScreen = false,
  describedBy,
  onClose,
  children,
}: DialogProps) => {
  const translate = useTranslate();
  const id = useId();
  const watched = useRef<ReturnType<typeof watchDialog>>(null);
  const [isLeaving, setLeaving] = useState(false);
  const watch = useCallback((paper: HTMLElement | null) => {
    if (paper === null) return undefined;
    watched.current = watchDialog(paper);
    return () => watched.current?.stop();
  }, []);
  const leave = () => (watched.current?.isTyped() ? setLeaving(true) : onClose?.());
  return (
    <MuiDialog
      open
      fullWidth
      maxWidth={false}
      fullScreen={fullScreen}
      {...(isHeaded && typeof title === "string" ? { "aria-label": title } : { "aria-labelledby": id })}
      aria-describedby={describedBy}
      slotProps={{ paper: { ref: watch, sx: fullScreen ? {} : { maxWidth: WIDTHS[size] } } }}
      onClose={onClose && leave}
    >
      {!isHeaded && <DialogTitle id={id}>{title}</DialogTitle>}
      {size === "lg" && onClose && (
        <IconButton icon="close" label={translate("ui.close")} className="ui-dialog-close" onClick={leave} />
      )}
      {children}
      {isLeaving && onClose && <Discard onStay={() => setLeaving(false)} onLeave={onClose} />}
    </MuiDialog>
  );
};

const Discard = ({ onStay, onLeave }: { readonly onStay: () => void; readonly onLeave: () => void }) => {
  const translate = useTranslate();
  return (
    <Dialog title={translate("ui.discard.title")} onClose={onStay}>
      <DialogContent>{translate("ui.discard.text")}</DialogContent>
      <DialogActions>
        <DialogAnswers
          harmless={{ label: translate("ui.discard.stay"), onPress: onStay }}
          verb={{ label: translate("ui.discard.go"), red: true, onPress: onLeave }}
        />
      </DialogActions>
    </Dialog>
  );
};
