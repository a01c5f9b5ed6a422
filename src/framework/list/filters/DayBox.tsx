import { useTranslate } from "ra-core";
import { useRef } from "react";
import { Icon } from "../../ui/icons";
import { DelayedInput } from "../../ui/DelayedInput";

interface DayBoxProps {
  readonly label: string;
  /** `2026-03-01`, or empty. */
  readonly day: string;
  readonly onDay: (day: string) => void;
}

/** A day as it is written everywhere else, typed or from the browser's calendar. */
export const DayBox = ({ label, day, onDay }: DayBoxProps) => {
  const translate = useTranslate();
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <div className="kit-day">
      <span aria-hidden="true">{label}</span>
      <span className="kit-day-box">
        <DelayedInput
          className="kit-box"
          value={day}
          aria-label={label}
          placeholder="YYYY-MM-DD"
          maxLength={10}
          onSettle={onDay}
        />
        <input
          ref={calendar}
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          value={day}
          onChange={(event) => onDay(event.target.value)}
        />
        <button
          type="button"
          className="kit-icon-button"
          title={translate("kit.filter.calendar")}
          aria-label={`${label}: ${translate("kit.filter.calendar")}`}
          onClick={() => calendar.current?.showPicker()}
        >
          <Icon name="calendar" size={16} />
        </button>
      </span>
    </div>
  );
};
