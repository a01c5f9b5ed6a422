import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { useTranslate } from "ra-core";
import { useState } from "react";
import { normalizeTime, parsePickedTime } from "../../../src/framework/form/TimeRangeInput";
import { PickerButton } from "../../../src/framework/ui/PickerButton";
import { useLabelled } from "../../../src/framework/ui/useLabelled";

interface TimeBoxProps {
  readonly label: string;
  /** A time such as `03:00`. */
  readonly time: string;
  readonly disabled: boolean;
  readonly onTime: (time: string) => void;
}

/** A time of day with 24 hours in every language, typed or picked. */
export const TimeBox = ({ label, time, disabled, onTime }: TimeBoxProps) => {
  const translate = useTranslate();
  const labelled = useLabelled();
  const [typed, setTyped] = useState<string | null>(null);
  const settle = (text: string) => {
    const next = normalizeTime(text);
    if (parsePickedTime(next) !== null && next !== time) onTime(next);
  };
  return (
    <TextField
      fullWidth
      label={label}
      disabled={disabled}
      value={typed ?? time}
      onChange={({ target }) => {
        setTyped(target.value);
        if (/^\d\d:\d\d$/.test(target.value)) settle(target.value);
      }}
      onBlur={() => {
        settle(typed ?? time);
        setTyped(null);
      }}
      slotProps={{
        htmlInput: { inputMode: "numeric", placeholder: "00:00", maxLength: 5, autoComplete: "off" },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <PickerButton
                kind="time"
                label={labelled(label, translate("form.clock"))}
                value={parsePickedTime(time)}
                disabled={disabled}
                onPick={(picked) => onTime(picked.format("HH:mm"))}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
