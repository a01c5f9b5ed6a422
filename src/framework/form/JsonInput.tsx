import Button from "@mui/material/Button";
import MuiTextField from "@mui/material/TextField";
import { useTranslate } from "ra-core";
import { FieldFrame, labelIdOf, noteIdOf } from "./FieldFrame";
import { jsonFault } from "./jsonFault";
import { type InputProps, useFormField } from "./useFormField";

const spell = (value: unknown): string =>
  typeof value === "string" ? value : value === undefined || value === null ? "" : JSON.stringify(value, null, 2);

/** JSON as text. An error names line and column, and a button formats the text. */
export const JsonInput = (props: InputProps) => {
  const field = useFormField(props);
  const translate = useTranslate();
  const text = spell(field.value);
  const fault = text.trim() === "" ? null : jsonFault(text);
  const place = fault ? translate("form.jsonFault", { line: fault.line, column: fault.column }) : "";
  // While people type, the position of a mistake is shown as a hint, because an unfinished text is not wrong yet.
  const shown = { ...field, error: field.error && place ? place : field.error, help: place || field.help };
  const lay = () => fault === null && text.trim() !== "" && field.change(JSON.stringify(JSON.parse(text), null, 2));
  return (
    <FieldFrame
      field={shown}
      tools={
        <Button size="small" disabled={field.disabled || fault !== null || text.trim() === ""} onClick={lay}>
          {translate("form.format")}
        </Button>
      }
    >
      <MuiTextField
        id={field.id}
        name={field.name}
        fullWidth
        multiline
        minRows={4}
        maxRows={20}
        value={text}
        disabled={field.disabled}
        error={field.error !== ""}
        inputRef={field.ref}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.blur}
        slotProps={{
          htmlInput: {
            "aria-labelledby": labelIdOf(field),
            "aria-describedby": noteIdOf(field),
            "aria-required": field.required || undefined,
            spellCheck: "false",
          },
          input: { sx: { fontFamily: "monospace", fontSize: 13 } },
        }}
      />
    </FieldFrame>
  );
};
