import { useLabelled } from "./useLabelled";
import dayjs from "dayjs";
import { useTranslate } from "ra-core";
import { DelayedInput } from "./DelayedInput";
import { PickerButton } from "./PickerButton";
import "./day-box.css";

interface DayBoxProps {
  readonly label: string;
  /** A day such as `2026-03-01`, or "". */
  readonly day: string;
  readonly onDay: (day: string) => void;
  readonly name?: string;
  /** The id of the element with the error message. */
  readonly fault?: string | undefined;
}

/** A day, typed in the usual format or picked from a calendar. */
export const DayBox = ({ label, day, onDay, name, fault }: DayBoxProps) => {
  const translate = useTranslate();
  const labelled = useLabelled();
  return (
    <div className="kit-day">
      <span aria-hidden="true">{label}</span>
      <span className="kit-day-box">
        <DelayedInput
          value={day}
          name={name}
          label={label}
          aria-invalid={fault !== undefined}
          aria-describedby={fault}
          placeholder="YYYY-MM-DD"
          maxLength={10}
          autoComplete="off"
          onSettle={onDay}
        />
        <PickerButton
          kind="day"
          label={labelled(label, translate("kit.filter.calendar"))}
          value={day === "" ? null : dayjs(day)}
          onPick={(picked) => onDay(picked.format("YYYY-MM-DD"))}
        />
      </span>
    </div>
  );
};
