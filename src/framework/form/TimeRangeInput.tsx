import { useLabelled } from "../ui/useLabelled";
import InputAdornment from "@mui/material/InputAdornment";
import Stack from "@mui/material/Stack";
import MuiTextField from "@mui/material/TextField";
import dayjs from "dayjs";
import { useTranslate } from "ra-core";
import { PickerButton } from "../ui/PickerButton";
import { FieldFrame, noteIdOf } from "./FieldFrame";
import { textIn } from "../wire/readAnswer";
import { type InputProps, useFormField } from "./useFormField";

const TIME = /^(\d{1,2})(?:[:：.时]?(\d{2})分?)?$/;

/** `8`, `830`, `8:30` and `08：30` become `08:30`. Other text is kept, so that validation can report it. */
export const normalizeTime = (text: string): string => {
  const [, hour, minute = "00"] = TIME.exec(text.trim()) ?? [];
  if (hour === undefined || Number(hour) > 24 || Number(minute) > 59) return text.trim();
  return `${hour.padStart(2, "0")}:${minute}`;
};

export const parsePickedTime = (time: string) => {
  const moment = dayjs(`2000-01-01T${time}`);
  return /^\d\d:\d\d$/.test(time) && moment.isValid() ? moment : null;
};

/** A range such as '08:00-18:30' as two boxes, typed or picked. A range without an end is kept for validation. */
export const TimeRangeInput = (props: InputProps) => {
  const field = useFormField(props);
  const translate = useTranslate();
  const labelled = useLabelled();
  const [from = "", to = ""] = textIn(field.value).split("-");
  const set = (start: string, end: string) => field.change(start === "" && end === "" ? "" : `${start}-${end}`);
  const ends = [
    { words: "form.from", time: from, put: (time: string) => set(time, to) },
    { words: "form.to", time: to, put: (time: string) => set(from, time) },
  ] as const;
  return (
    <FieldFrame field={field} wide={false}>
      <Stack direction="row" sx={{ alignItems: "center", gap: 1 }}>
        {ends.map(({ words, time, put }) => {
          const label = labelled(field.label, translate(words));
          return (
            <MuiTextField
              key={words}
              fullWidth
              disabled={field.disabled}
              error={field.error !== ""}
              value={time}
              inputRef={words === "form.from" ? field.ref : undefined}
              onChange={(event) => put(event.target.value)}
              onBlur={() => {
                if (normalizeTime(time) !== time) put(normalizeTime(time));
                field.blur();
              }}
              slotProps={{
                htmlInput: {
                  "aria-label": label,
                  "aria-describedby": noteIdOf(field),
                  inputMode: "numeric",
                  placeholder: "00:00",
                  maxLength: 5,
                  autoComplete: "off",
                },
                input: {
                  endAdornment: (
                    <InputAdornment position="end">
                      <PickerButton
                        kind="time"
                        label={labelled(label, translate("form.clock"))}
                        value={parsePickedTime(time)}
                        disabled={field.disabled}
                        onPick={(picked) => put(picked.format("HH:mm"))}
                      />
                    </InputAdornment>
                  ),
                },
              }}
            />
          );
        })}
      </Stack>
    </FieldFrame>
  );
};
