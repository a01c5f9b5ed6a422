import dayjs from "dayjs";
import { useTranslate } from "ra-core";
import { DelayedInput } from "./DelayedInput";
import { PickerButton } from "./PickerButton";
import "./day-box.css";

interface DayBoxProps {
  readonly label: string;
  /** `2026-03-01`, or empty. */
  readonly day: string;
  readonly onDay: (day: string) => void;
  readonly name?: string;
  /** Id of the text that says what is wrong with the day. */
  readonly fault?: string | undefined;
}

/** A day as it is written everywhere else, typed or from a calendar. */
export const DayBox = ({ label, day, onDay, name, fault }: DayBoxProps) => {
  const translate = useTranslate();
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
          label={`${label}: ${translate("kit.filter.calendar")}`}
          value={day === "" ? null : dayjs(day)}
          onPick={(picked) => onDay(picked.format("YYYY-MM-DD"))}
        />
      </span>
    </div>
  );
};
