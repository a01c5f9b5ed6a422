import { DayPicker } from "pilothouse/ui";
import { type Language, readDay, DATE_SHAPES } from "pilothouse/wire";
import { useState } from "react";
import { shiftDay, startOfDay, fromIsoDay, toIsoDay, weekdayOf } from "./times";
import { liveWords } from "./words";

interface DayChoiceProps {
  readonly language: Language;
  /** Midnight, in seconds since 1970. */
  readonly day: number;
  readonly onDay: (day: number) => void;
}

/** Lets people choose a day: by typing, in a calendar, or by buttons for the day before and after. */
export const DayChoice = ({ language, day, onDay }: DayChoiceProps) => {
  const w = liveWords(language);
  const today = startOfDay(Date.now() / 1000);
  const written = toIsoDay(day);
  /** The typed text; null while nobody is typing. */
  const [typed, setTyped] = useState<string | null>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const read = typed === null ? day : fromIsoDay(readDay(typed) ?? "");
  const isUnread = read === null || read > today;
  const settle = () => {
    if (isUnread) return;
    setTyped(null);
    if (read !== day) onDay(read);
  };
  const go = (to: number) => {
    setTyped(null);
    onDay(to);
  };
  return (
    <div className="day">
      <button type="button" aria-label={w("day_before")} title={w("day_before")} onClick={() => go(shiftDay(day, -1))}>
        ‹
      </button>
      <span className="day-box">
        <input
          type="text"
          aria-label={w("day")}
          aria-invalid={isUnread}
          value={typed ?? written}
          placeholder={DATE_SHAPES.day}
          maxLength={24}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          onBlur={settle}
          onKeyDown={(event) => event.key === "Enter" && settle()}
        />
        <button
          type="button"
          aria-label={w("calendar")}
          title={w("calendar")}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3 5h18v16H3zM3 10h18M8 3v4M16 3v4" />
          </svg>
        </button>
      </span>
      <span>{weekdayOf(day, language)}</span>
      <button
        type="button"
        aria-label={w("day_after")}
        title={w("day_after")}
        disabled={day >= today}
        onClick={() => go(shiftDay(day, 1))}
      >
        ›
      </button>
      {anchor && (
        <DayPicker
          language={language}
          label={w("calendar")}
          day={toIsoDay(day)}
          latest={toIsoDay(today)}
          anchor={anchor}
          onDay={(picked) => {
            const to = fromIsoDay(picked);
            if (to !== null) go(to);
          }}
          onClose={() => setAnchor(null)}
        />
      )}
    </div>
  );
};
