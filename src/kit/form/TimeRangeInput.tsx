import Stack from "@mui/material/Stack";
import MuiTextField from "@mui/material/TextField";
import { useTranslate } from "ra-core";
import { FieldFrame, noteIdOf } from "./FieldFrame";
import { textOf } from "./textOf";
import { type InputProps, useFormField } from "./useFormField";

/** '08:00-18:30', as two time boxes. A range with one end missing stays so, for validation to name. */
export const TimeRangeInput = (props: InputProps) => {
  const field = useFormField(props);
  const translate = useTranslate();
  const [from = "", to = ""] = textOf(field.value).split("-");
  const set = (start: string, end: string) => field.change(start === "" && end === "" ? "" : `${start}-${end}`);
  const html = (words: string) => ({
    "aria-label": `${field.label}: ${translate(words)}`,
    "aria-describedby": noteIdOf(field),
  });
  const box = {
    type: "time",
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
          onBlur={field.blur}
          slotProps={{ htmlInput: html("form.from") }}
        />
        <span aria-hidden="true">–</span>
        <MuiTextField
          {...box}
          value={to}
          onChange={(event) => set(from, event.target.value)}
          onBlur={field.blur}
          slotProps={{ htmlInput: html("form.to") }}
        />
      </Stack>
    </FieldFrame>
  );
};
