import { useLabelled } from "./useLabelled";
import dayjs from "dayjs";
import { useTranslate } from "ra-core";
import { useState } from "react";
import { isWholeDay, readDay, DATE_SHAPES } from "../wire/dates";
import { DelayedInput } from "./DelayedInput";
import { PickerButton } from "./PickerButton";
import "./day-box.css";

interface DayBoxProps {
  readonly label: string;
  /** The day, such as `2026-03-01`, or "". */
  readonly day: string;
  /** Called with a complete day, or "". */
  readonly onDay: (day: string) => void;
  readonly name?: string;
  /** The id of the element with the error message. */
  readonly fault?: string | undefined;
}

/** A day, typed in digits or in words, or picked from a calendar. */
export const DayBox = ({ label, day, onDay, name, fault }: DayBoxProps) => {
  const translate = useTranslate();
  const labelled = useLabelled();
  const [isUnread, setUnread] = useState(false);
  const settle = (text: string) => {
    const read = text.trim() === "" ? "" : readDay(text);
    setUnread(read === null);
    if (read !== null && read !== day) onDay(read);
  };
  return (
    <div className="ui-day">
      <span aria-hidden="true">{label}</span>
      <span className="ui-day-box">
        <DelayedInput
          value={day}
          name={name}
          label={label}
          aria-invalid={fault !== undefined || isUnread}
          aria-describedby={fault}
          placeholder={DATE_SHAPES.day}
          maxLength={24}
          autoComplete="off"
          isWhole={isWholeDay}
          onSettle={settle}
        />
        <PickerButton
          kind="day"
          label={labelled(label, translate("ui.filter.calendar"))}
          value={day === "" ? null : dayjs(day)}
          onPick={(picked) => onDay(picked.format("YYYY-MM-DD"))}
        />
      </span>
    </div>
  );
};
