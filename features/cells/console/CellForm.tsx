// The form of one cell of a list. It has the input and the rules of the edit page. If somebody else changed the value,
// it also offers the same choice.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { RecordContextProvider, useNotify, useTranslate } from "ra-core";
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { type WantedInput, WantedInputProvider, useWantedInput } from "../../../src/framework/resource/wantedInput";
import { type FailureWords, readFailure } from "../../../src/framework/resource/failure";
import { EditNotices } from "../../../src/framework/form/EditNotices";
import type { FormMemory } from "../../../src/framework/form/formContext";
import { FormRoot } from "../../../src/framework/form/FormRoot";
import { EditInsteadContext, type EditViewProps } from "../../../src/framework/form/EditInsteadContext";
import { useEditing } from "../../../src/framework/form/useEditing";
import { useRecordName } from "../../../src/framework/form/useRecordName";
import { useShowRefusals } from "../../../src/framework/resource/useShowRefusals";

const FOCUSABLE = "[role=combobox], input:not([type=hidden], [aria-hidden=true]), textarea, button";

const OneInput = ({ schema, wanted, children }: EditViewProps & { readonly wanted: WantedInput }) => {
  const { record, onDone, onCancel, onMissing } = wanted;
  const translate = useTranslate();
  const notify = useNotify();
  const nameOf = useRecordName();
  const place = useRef<HTMLFormElement>(null);
  const inputs = useRef<HTMLDivElement>(null);
  const editing = useEditing(schema, record);
  const form = useForm<Record<string, unknown>>({
    defaultValues: editing.start,
    resolver: editing.resolver,
    mode: "onTouched",
    reValidateMode: "onChange",
  });
  const memory = useMemo<FormMemory>(() => ({ mode: "edit", secrets: new Set() }), []);
  const [failure, setFailure] = useState<FailureWords | null>(null);
  const showRefusals = useShowRefusals(form);
  const begin = useEffectEvent(() => {
    const box = inputs.current?.querySelector<HTMLElement>(FOCUSABLE);
    if (!box) onMissing();
    box?.focus();
    if (box instanceof HTMLInputElement) box.select();
  });
  useEffect(() => begin(), []);
  const submit = (step: -1 | 0 | 1) =>
    form.handleSubmit(async (values) => {
      setFailure(null);
      try {
        const saved = await editing.save(values);
        if (!editing.isUnchanged(saved))
          notify("form.updated", { type: "success", messageArgs: { name: nameOf(saved) } });
        onDone(step);
      } catch (error) {
        const refused = readFailure(error);
        if (!showRefusals(refused.fields)) setFailure(refused);
      }
    })();
  const press = (event: KeyboardEvent) => {
    const isOpen = event.target instanceof Element && event.target.getAttribute("aria-expanded") === "true";
    // While a list of choices is open, it handles the keys itself.
    if (isOpen || !(event.target instanceof Element) || !place.current?.contains(event.target)) return;
    if (event.key === "Tab") void submit(event.shiftKey ? -1 : 1);
    else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void submit(0);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const tools = { failure, close: () => setFailure(null), submit: () => void submit(0), forget: onCancel };
  return (
    <RecordContextProvider value={record}>
      <FormRoot form={form} memory={memory}>
        <Box
          component="form"
          ref={place}
          noValidate
          onKeyDown={press}
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            void submit(0);
          }}
          sx={{ p: 2 }}
        >
          <div role="alert">
            <EditNotices
              {...{ tools, record }}
              fields={editing.fields}
              rebase={editing.rebase}
              before={editing.stored}
              isSaving={editing.isSaving}
            />
          </div>
          <div ref={inputs}>{children}</div>
          <Box sx={{ display: "flex", justifyContent: "flex-end", gap: 1, mt: 1.5 }}>
            <Button size="small" color="inherit" onClick={onCancel}>
              {translate("form.cancel")}
            </Button>
            <Button
              size="small"
              type="submit"
              variant="contained"
              disableElevation
              loading={form.formState.isSubmitting}
            >
              {translate("form.save")}
            </Button>
          </Box>
        </Box>
      </FormRoot>
    </RecordContextProvider>
  );
};

const InsteadOfPage = (props: EditViewProps) => {
  const wanted = useWantedInput();
  return wanted && <OneInput {...props} wanted={wanted} />;
};

interface CellFormProps {
  readonly wanted: WantedInput;
  /** The edit view of the record, of which one input is drawn. */
  readonly children: ReactNode;
}

export const CellForm = ({ wanted, children }: CellFormProps) => (
  <WantedInputProvider value={wanted}>
    <EditInsteadContext value={InsteadOfPage}>{children}</EditInsteadContext>
  </WantedInputProvider>
);
