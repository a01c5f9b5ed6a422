import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { useTranslate } from "ra-core";
import { type ReactNode, useEffect, useRef } from "react";
import { get, useForm, useFormContext } from "react-hook-form";
import { FieldPathProvider } from "../resource/fieldPath";
import { readAttributes, writeAttributes } from "./attributeText";
import { FieldFrame } from "./FieldFrame";
import { inputGrid } from "./inputGrid";
import { JsonInput } from "./JsonInput";
import { FormRoot } from "./FormRoot";
import { useFormMemory } from "./formContext";
import { type FormField, type InputProps, useFormField } from "./useFormField";

export interface AttributesInputProps extends InputProps {
  readonly children: ReactNode;
}

type Values = Record<string, unknown>;

const AttributesForm = ({ field, children }: { readonly field: FormField; readonly children: ReactNode }) => {
  const outer = useFormContext();
  const memory = useFormMemory();
  const errors: unknown = get(outer.formState.errors, field.name);
  const start = readAttributes(field.value) ?? {};
  // A second form edits the same text. The outer form validates the text; this form writes its changes to it.
  const form = useForm<Values>({ defaultValues: { ...start } });
  const written = useRef(field.value);
  const latest = useRef(field);
  latest.current = field;

  useEffect(() => {
    if (latest.current.value === written.current) return;
    written.current = latest.current.value;
    form.reset({ ...readAttributes(latest.current.value) });
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          // Without a name, the form was reset because the text changed.
          if (name === undefined) return;
          const text = writeAttributes(readAttributes(latest.current.value) ?? {}, values);
          written.current = text;
          latest.current.change(text);
        },
      }),
    [form],
  );
  useEffect(() => {
    form.clearErrors();
    for (const [name, error] of Object.entries(typeof errors === "object" && errors !== null ? errors : {})) {
      const message: unknown = get(error, "message");
      if (typeof message === "string") form.setError(name, { type: "schema", message });
    }
  }, [form, errors]);

  return (
    <FormRoot form={form} memory={memory}>
      <FieldPathProvider of={field.path}>
        <Box
          ref={field.ref}
          tabIndex={-1}
          sx={{ ...inputGrid, p: 2, border: 1, borderColor: "divider", borderRadius: 2 }}
        >
          {children}
        </Box>
      </FieldPathProvider>
    </FormRoot>
  );
};

/** Edits JSON text as a form of its known attributes. Unknown attributes are kept. */
export const AttributesInput = ({ children, ...props }: AttributesInputProps) => {
  const field = useFormField(props);
  const translate = useTranslate();
  if (readAttributes(field.value) !== null) {
    return (
      <FieldFrame field={field}>
        <AttributesForm field={field}>{children}</AttributesForm>
      </FieldFrame>
    );
  }
  return (
    <Box sx={{ gridColumn: "1 / -1" }}>
      <Alert severity="warning" sx={{ mb: 1 }}>
        {translate("form.attributesBroken")}
      </Alert>
      <JsonInput {...props} />
    </Box>
  );
};
