// The form of a Create or an Edit page: it validates, saves, shows refusals at their fields, and keeps a draft.
import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import { useTranslate } from "ra-core";
import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { type Resolver, useForm } from "react-hook-form";
import { waitingSaves } from "../wire/waitingSaves";
import { changedFields } from "../resource/changedFields";
import { isSessionEnding } from "./draft";
import { DraftNotice } from "./DraftNotice";
import { type FailureWords, readFailure, failureReasonOf, translateFailure } from "../resource/failure";
import { FailureAlert } from "./FailureAlert";
import { FormBar } from "./FormBar";
import type { FormMemory } from "./formContext";
import { FormRoot } from "./FormRoot";
import { FORM_WIDTH, groupFrame, inputGrid } from "./inputGrid";
import { OutdatedPageNotice } from "./OutdatedPageNotice";
import { UnsavedGuard } from "./UnsavedGuard";
import { useDraft } from "./useDraft";
import { useShowRefusals } from "../resource/useShowRefusals";
import { useAnnounceFailure } from "./useAnnounceFailure";

type Values = Record<string, unknown>;

export interface FormTools {
  /** Why the last save was refused. Null if it was not refused. */
  readonly failure: FailureWords | null;
  readonly close: () => void;
  readonly submit: () => void;
  /** Deletes the draft and the unsaved changes, because another page now has the typed values. */
  readonly forget: () => void;
}

export interface RecordFormProps {
  readonly mode: FormMemory["mode"];
  /** The id of the record. Null for a new one. */
  readonly id: string | number | null;
  readonly start: Readonly<Values>;
  readonly resolver: Resolver;
  /** Rejects if the platform refuses. Answers the stored values. */
  readonly save: (values: Values) => Promise<Readonly<Values>>;
  readonly onSaved: (stored: Readonly<Values>, goOn: boolean) => void;
  readonly onCancel: () => void;
  /** Drawn above the inputs. It replaces the message of the failure. */
  readonly notices?: (tools: FormTools) => ReactNode;
  readonly extra?: (forget: () => void) => ReactNode;
  readonly children: ReactNode;
}

export const RecordForm = (props: RecordFormProps) => {
  const { mode, id, start, resolver, onSaved, onCancel, notices, extra, children } = props;
  const translate = useTranslate();
  const form = useForm<Values>({ defaultValues: start, resolver, mode: "onTouched", reValidateMode: "onChange" });
  const memory = useMemo<FormMemory>(() => ({ mode, secrets: new Set(), compares: mode === "edit" }), [mode]);
  const [failure, setFailure] = useState<FailureWords | null>(null);
  const [isOld, setOld] = useState(false);
  const [saves, setSaves] = useState(false);
  const waits = useSyncExternalStore(waitingSaves.subscribe, waitingSaves.count) > 0 && saves;
  const saving = useRef(false);
  // A save that waits for the network is cancelled when the form is left.
  useEffect(
    () => () => {
      if (saving.current) waitingSaves.takeBack();
    },
    [],
  );
  const close = () => setFailure(null);
  const alert = useAnnounceFailure(failure, failure === null ? "" : translateFailure(failure, translate));
  const left = useRef(false);
  const draft = useDraft(form, id, memory.secrets);
  const showRefusals = useShowRefusals(form);

  const isDirty = useCallback(
    () => !left.current && Object.keys(changedFields(form.getValues(), form.formState.defaultValues ?? {})).length > 0,
    [form],
  );
  const submit = (goOn: boolean) =>
    form.handleSubmit(async (values) => {
      setFailure(null);
      setSaves(true);
      saving.current = true;
      try {
        const stored = await props.save(values);
        // After the session has ended, react-admin answers an empty record. The draft has the values.
        if (isSessionEnding()) return;
        left.current = !(goOn && mode === "edit");
        form.reset({ ...form.getValues(), ...stored });
        draft.drop();
        onSaved(stored, goOn);
      } catch (error) {
        const reason = failureReasonOf(error);
        if (reason === "takenBack") return;
        if (reason === "renewed") {
          // The form itself shows the failure, and the typed values stay.
          waitingSaves.setOld(false);
          return void setOld(true);
        }
        const refused = readFailure(error);
        const placed = showRefusals(refused.fields);
        if (!placed) setFailure(refused);
      } finally {
        setSaves(false);
        saving.current = false;
      }
    });
  const reload = () => {
    draft.tear();
    left.current = true;
    location.reload();
  };
  const forget = useCallback(() => {
    left.current = true;
    draft.drop();
  }, [draft.drop]);

  return (
    <FormRoot form={form} memory={memory} anchored>
      {draft.offered && <DraftNotice draft={draft.offered} onRestore={draft.restore} onDrop={draft.drop} />}
      <Paper
        component="form"
        variant="outlined"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.stopPropagation();
          return submit(false)(event);
        }}
        sx={{ borderRadius: 3, maxWidth: FORM_WIDTH }}
      >
        <div ref={alert} role="alert">
          {isOld && <OutdatedPageNotice onReload={reload} />}
          {notices?.({ failure, close, submit: () => void submit(false)(), forget }) ??
            (failure !== null && <FailureAlert failure={failure} onClose={close} />)}
        </div>
        <Box sx={groupFrame} inert={waits}>
          <Box sx={{ ...inputGrid, p: { xs: 2, sm: 3 } }}>{children}</Box>
        </Box>
        <FormBar
          counts={mode === "edit"}
          onCancel={onCancel}
          onContinue={() => void submit(true)()}
          extra={extra?.(forget)}
        />
      </Paper>
      <UnsavedGuard isDirty={isDirty} onLeave={forget} />
    </FormRoot>
  );
};
