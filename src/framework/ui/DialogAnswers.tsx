import Button from "@mui/material/Button";
import { useTranslate } from "ra-core";
import type { ReactNode } from "react";

interface Answer {
  readonly label: ReactNode;
  readonly disabled?: boolean;
  /** If it is missing, the button submits the surrounding form. */
  readonly onPress?: (() => void) | undefined;
}

interface DialogAnswersProps {
  /** Another action, which never gets the focus by itself. */
  readonly other?: Answer | null;
  /** Null if there is nothing to confirm. The dialog then has only one button. */
  readonly harmless?: (Omit<Answer, "label"> & { readonly label?: ReactNode }) | null | undefined;
  readonly verb?: (Answer & { readonly red?: boolean; readonly busy?: boolean }) | null;
}

/** The buttons of a dialog, the harmless one first. The main button is red if it pays money or ends something. */
export const DialogAnswers = ({ other = null, harmless = null, verb = null }: DialogAnswersProps) => {
  const translate = useTranslate();
  return (
    <>
      {harmless && (
        <Button
          data-answer="harmless"
          variant={(verb ?? other) ? "outlined" : "contained"}
          color={(verb ?? other) ? "inherit" : "primary"}
          disabled={harmless.disabled ?? verb?.busy ?? false}
          onClick={harmless.onPress}
        >
          {harmless.label ?? translate(verb ? "ui.cancel" : "ui.close")}
        </Button>
      )}
      {other && (
        <Button variant="contained" onClick={other.onPress}>
          {other.label}
        </Button>
      )}
      {verb && (
        <Button
          data-answer="verb"
          {...(verb.red && { "data-red": "" })}
          aria-keyshortcuts="Control+Enter"
          variant="contained"
          color={verb.red ? "error" : "primary"}
          disabled={verb.disabled ?? false}
          loading={verb.busy ?? false}
          {...(verb.onPress ? { onClick: verb.onPress } : { type: "submit" })}
        >
          {verb.label}
        </Button>
      )}
    </>
  );
};
