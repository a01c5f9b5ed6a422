import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import { useTranslate } from "ra-core";
import { useRef } from "react";
import { Icon } from "../ui/icons";
import { BoxInput } from "./BoxInput";
import { fromLocalTime, toLocalTime } from "./localTime";
import { type InputProps, useFormField } from "./useFormField";
import { useTypedMoment } from "./useTypedMoment";

/** Under the button, so that the calendar opens there. Nobody tabs to it: the box beside it takes the same by keyboard. */
const CALENDAR = { position: "absolute", right: 0, bottom: 0, width: 1, height: 1, opacity: 0, border: 0 } as const;

/** A moment as everywhere else, `2026-03-01 08:00:00`, typed or from the browser's calendar; whole seconds since 1970 UTC. */
export const TimestampInput = (props: InputProps) => {
  const field = useFormField(props);
  const translate = useTranslate();
  const calendar = useRef<HTMLInputElement>(null);
  const { text, type, leave } = useTypedMoment(field.value, field.change);
  return (
    <BoxInput
      field={field}
      value={text}
      onType={type}
      onLeave={leave}
      html={{ autoComplete: "off", placeholder: "YYYY-MM-DD HH:mm:ss", maxLength: 40 }}
      end={
        <InputAdornment position="end" sx={{ position: "relative" }}>
          <input
            ref={calendar}
            type="datetime-local"
            step={1}
            max="9999-12-31T23:59:59"
            tabIndex={-1}
            aria-hidden="true"
            style={CALENDAR}
            value={toLocalTime(field.value)}
            disabled={field.disabled}
            onChange={(event) => field.change(fromLocalTime(event.target.value))}
          />
          <IconButton
            size="small"
            edge="end"
            title={translate("form.calendar")}
            aria-label={translate("form.calendar")}
            disabled={field.disabled}
            onClick={() => calendar.current?.showPicker()}
          >
            <Icon name="calendar" size={18} />
          </IconButton>
        </InputAdornment>
      }
    />
  );
};
