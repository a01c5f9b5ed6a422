import type { Language } from "pilothouse/wire";
import { dayBeside, dayOf, fromIsoDay, isoDay, weekdayOf } from "./times";
import { words } from "./words";

interface DayChoiceProps {
  readonly language: Language;
  /** Midnight, in seconds since 1970. */
  readonly day: number;
  readonly onDay: (day: number) => void;
}

export const DayChoice = ({ language, day, onDay }: DayChoiceProps) => {
  const w = words(language);
  const today = dayOf(Date.now() / 1000);
  return (
    <div className="day">
      <button
        type="button"
        aria-label={w("day_before")}
        title={w("day_before")}
        onClick={() => onDay(dayBeside(day, -1))}
      >
        ‹
      </button>
      <input
        type="date"
        aria-label={w("day")}
        value={isoDay(day)}
        max={isoDay(today)}
        onChange={(event) => {
          const chosen = fromIsoDay(event.target.value);
          if (chosen !== null && chosen <= today) onDay(chosen);
        }}
      />
      <span>{weekdayOf(day, language)}</span>
      <button
        type="button"
        aria-label={w("day_after")}
        title={w("day_after")}
        disabled={day >= today}
        onClick={() => onDay(dayBeside(day, 1))}
      >
        ›
      </button>
    </div>
  );
};
