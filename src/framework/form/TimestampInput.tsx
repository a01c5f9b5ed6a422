import InputAdornment from "@mui/material/InputAdornment";
import dayjs from "dayjs";
import { useTranslate } from "ra-core";
import { PickerButton } from "../ui/PickerButton";
import { BoxInput } from "./BoxInput";
import { type InputProps, useFormField } from "./useFormField";
import { useTypedMoment } from "./useTypedMoment";

/** A moment as everywhere else, `2026-03-01 08:00:00`, typed or picked; whole seconds since 1970 UTC. */
export const TimestampInput = (props: InputProps) => {
  const field = useFormField(props);
  const translate = useTranslate();
  const { text, type, leave } = useTypedMoment(field.value, field.change);
  return (
    <BoxInput
      field={field}
      value={text}
      onType={type}
      onLeave={leave}
      html={{ autoComplete: "off", placeholder: "YYYY-MM-DD HH:mm:ss", maxLength: 40 }}
      end={
        <InputAdornment position="end">
          <PickerButton
            kind="moment"
            label={`${field.label}: ${translate("form.calendar")}`}
            value={typeof field.value === "number" && field.value !== 0 ? dayjs.unix(field.value) : null}
            disabled={field.disabled}
            onPick={(picked) => field.change(picked.unix())}
          />
        </InputAdornment>
      }
    />
  );
};
