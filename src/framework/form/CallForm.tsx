// A small form for one call, in dialogs and cards. It validates, sends only once if it is pressed several times, and
// shows refusals at their fields.
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { useTranslate } from "ra-core";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { type FailureWords, readFailure, translateFailure } from "../resource/failure";
import type { FormMemory } from "./formContext";
import { FormRoot } from "./FormRoot";
import { inputGrid } from "./inputGrid";
import { createResolver, type RecordSchema } from "./schemaResolver";
import { DialogAnswers } from "../ui/DialogAnswers";
import { useShowRefusals } from "../resource/useShowRefusals";
import { useAnnounceFailure } from "./useAnnounceFailure";

type Values = Record<string, unknown>;

export interface CallFormProps {
  readonly schema: RecordSchema;
  readonly start: Readonly<Values>;
  /** Rejects if the platform refuses. Values in the answer replace those of the form. */
  readonly send: (values: Readonly<Values>) => Promise<Readonly<Values> | undefined>;
  /** The label of the submit button. */
  readonly submit: ReactNode;
  /** Whether the form is in a dialog. The form then draws the dialog's content and footer. */
  readonly onCancel?: () => void;
  /** Renames refused fields to the fields of this form. */
  readonly placed?: (failure: FailureWords) => FailureWords["fields"];
  readonly mode?: FormMemory["mode"];
  /** Whether the call ends something, or pays money. */
  readonly red?: boolean;
  readonly children: ReactNode;
}

export const CallForm = (props: CallFormProps) => {
  const { schema, start, send, submit, onCancel, placed, mode = "create", red = false, children } = props;
  const translate = useTranslate();
  const [resolver] = useState(() => createResolver(schema));
  const [memory] = useState<FormMemory>(() => ({ mode, secrets: new Set() }));
  const form = useForm<Values>({ defaultValues: start, resolver, mode: "onTouched", reValidateMode: "onChange" });
  const showRefusals = useShowRefusals(form);
  const [failure, setFailure] = useState<FailureWords | null>(null);
  const said = failure === null ? "" : translateFailure(failure, translate);
  const alert = useAnnounceFailure(failure, said);
  const [busy, setBusy] = useState(false);
  // A second click may come before the first click has changed the screen.
  const sending = useRef(false);

  const go = form.handleSubmit(async (values) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const after = await send(values);
      if (after !== undefined) form.reset({ ...after });
    } catch (error) {
      const refused = readFailure(error);
      const fields = placed?.(refused) ?? refused.fields;
      if (!showRefusals(fields)) setFailure(refused);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  });

  const inputs = (
    <>
      <div ref={alert} role="alert">
        {failure !== null && (
          <Alert severity="error" onClose={() => setFailure(null)} sx={{ mb: 2 }}>
            {said}
          </Alert>
        )}
      </div>
      <Box sx={inputGrid}>{children}</Box>
    </>
  );
  const answers = <DialogAnswers harmless={onCancel && { onPress: onCancel }} verb={{ label: submit, red, busy }} />;
  return (
    <FormRoot form={form} memory={memory}>
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.stopPropagation();
          void go(event);
        }}
      >
        {onCancel ? <DialogContent>{inputs}</DialogContent> : inputs}
        {onCancel ? <DialogActions>{answers}</DialogActions> : <Box sx={{ mt: 2.5 }}>{answers}</Box>}
      </form>
    </FormRoot>
  );
};
