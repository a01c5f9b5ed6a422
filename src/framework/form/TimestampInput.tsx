import { useLabelled } from "../ui/useLabelled";
import InputAdornment from "@mui/material/InputAdornment";
import dayjs from "dayjs";
import { useTranslate } from "ra-core";
import { TextInput } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";
import { readMoment } from "../../../shared/schema/moments/readMoment";
import { PickerButton } from "../ui/PickerButton";
import { formatTimestamp, DATE_SHAPES } from "../wire/dates";
import { boxProps } from "./boxProps";
import { textIn } from "../wire/readAnswer";
import { type InputProps, useField } from "./useField";
import { useTypedText } from "./useTypedText";

/** Text that is not a date and time is kept, so that validation can report it. */
const momentIn = (text: string) => (text === "" ? null : (readMoment(text) ?? text));

/** Date and time: typed, with or without punctuation, or picked. The value is whole seconds since 1970 UTC. */
export const TimestampInput = (props: InputProps) => {
  const field = useField(props);
  const translate = useTranslate();
  const labelled = useLabelled();
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name: field.name });
  const pick = (picked: dayjs.Dayjs) =>
    setValue(field.name, picked.unix(), { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  return (
    <TextInput
      {...boxProps(field, {
        html: { placeholder: DATE_SHAPES.moment, maxLength: 40 },
        end: (
          <InputAdornment position="end">
            <PickerButton
              kind="moment"
              label={labelled(field.label, translate("form.calendar"))}
              value={typeof value === "number" && value !== 0 ? dayjs.unix(value) : null}
              disabled={field.disabled}
              onPick={pick}
            />
          </InputAdornment>
        ),
      })}
      {...useTypedText(momentIn, (value) => formatTimestamp(value) || (value === 0 ? "" : textIn(value)))}
    />
  );
};
