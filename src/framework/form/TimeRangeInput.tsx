import Stack from "@mui/material/Stack";
import MuiTextField from "@mui/material/TextField";
import { useTranslate } from "ra-core";
import { clockTime } from "./clockTime";
import { FieldFrame, noteIdOf } from "./FieldFrame";
import { textOf } from "./textOf";
import { type InputProps, useFormField } from "./useFormField";

/** '08:00-18:30', as two boxes of 24 hours in every language; the browser's own would follow its, not the operator's. A range with one end missing stays so, for validation to name. */
export const TimeRangeInput = (props: InputProps) => {
  const field = useFormField(props);
  const translate = useTranslate();
  const [from = "", to = ""] = textOf(field.value).split("-");
  const set = (start: string, end: string) => field.change(start === "" && end === "" ? "" : `${start}-${end}`);
  const leave = (start: string, end: string) => {
    if (start !== from || end !== to) set(start, end);
    field.blur();
  };
  const html = (words: string) => ({
    "aria-label": `${field.label}: ${translate(words)}`,
    "aria-describedby": noteIdOf(field),
    inputMode: "numeric",
    placeholder: "00:00",
    maxLength: 5,
    autoComplete: "off",
  });
  const box = {
    size: "small",
    fullWidth: true,
    disabled: field.disabled,
    error: field.error !== "",
  } as const;
  return (
    <FieldFrame field={field} wide={false}>
      <Stack direction="row" sx={{ alignItems: "center", gap: 1 }}>
        <MuiTextField
          {...box}
          value={from}
          inputRef={field.ref}
          onChange={(event) => set(event.target.value, to)}
          onBlur={() => leave(clockTime(from), to)}
          slotProps={{ htmlInput: html("form.from") }}
        />
        <span aria-hidden="true">–</span>
        <MuiTextField
          {...box}
          value={to}
          onChange={(event) => set(from, event.target.value)}
          onBlur={() => leave(from, clockTime(to))}
          slotProps={{ htmlInput: html("form.to") }}
        />
      </Stack>
    </FieldFrame>
  );
};
