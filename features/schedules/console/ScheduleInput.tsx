import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import MenuItem from "@mui/material/MenuItem";
import Skeleton from "@mui/material/Skeleton";
import TextField from "@mui/material/TextField";
import { useLocale, useTranslate } from "ra-core";
import { type ReactNode, Suspense, useState } from "react";
import { useFormField } from "../../../src/framework/form/useFormField";
import type { Schedule } from "../../../src/framework/form/slots";
import { WithWords } from "../../../src/framework/resource/WithWords";
import { textIn } from "../../../src/framework/wire/readAnswer";
import { NextRuns } from "./NextRuns";
import {
  MINUTE_INTERVALS,
  parseSchedule,
  REPEAT_KINDS,
  type ScheduleShape,
  shapeForRepeats,
  formatSchedule,
} from "./scheduleShape";
import { scheduleWords } from "./scheduleWords";
import { TimeBox } from "./TimeBox";
import "./schedules.css";

const OWN = "own";
const WEEK = [1, 2, 3, 4, 5, 6, 0];
const DATES = Array.from({ length: 31 }, (_, at) => at + 1);

/** 7 November 2021 is a Sunday. */
const weekdayOf = (day: number, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" }).format(Date.UTC(2021, 10, 7 + day));

interface ChoiceProps {
  readonly label: string;
  readonly value: string | number;
  readonly disabled: boolean;
  readonly onChoose: (value: string) => void;
  readonly required?: boolean;
  readonly error?: string;
  readonly inputRef?: (element: HTMLElement | null) => void;
  readonly children: ReactNode;
}

const Choice = ({ onChoose, error = "", ...props }: ChoiceProps) => (
  <TextField
    select
    fullWidth
    error={error !== ""}
    helperText={error}
    onChange={({ target }) => onChoose(target.value)}
    {...props}
  />
);

interface ShapeProps {
  readonly shape: ScheduleShape;
  readonly disabled: boolean;
  readonly onShape: (shape: ScheduleShape) => void;
}

/** The additional input that a kind of schedule needs: a time of day, a day of the month or an interval. */
const Moment = ({ shape, disabled, onShape }: ShapeProps) => {
  const translate = useTranslate();
  if (shape.repeats === "minutes")
    return (
      <Choice
        label={translate("schedules.every")}
        value={shape.every}
        disabled={disabled}
        onChoose={(every) => onShape({ ...shape, every: Number(every) })}
      >
        {MINUTE_INTERVALS.map((every) => (
          <MenuItem key={every} value={every}>
            {every === 60 ? translate("schedules.hour") : translate("schedules.minute", { count: every })}
          </MenuItem>
        ))}
      </Choice>
    );
  return (
    <>
      {shape.repeats === "monthly" && (
        <Choice
          label={translate("schedules.date")}
          value={shape.date}
          disabled={disabled}
          onChoose={(date) => onShape({ ...shape, date: Number(date) })}
        >
          {DATES.map((date) => (
            <MenuItem key={date} value={date}>
              {date}
            </MenuItem>
          ))}
        </Choice>
      )}
      <TimeBox
        label={translate("schedules.at")}
        time={shape.time}
        disabled={disabled}
        onTime={(time) => onShape({ ...shape, time })}
      />
    </>
  );
};

/** The days of a weekly schedule. At least one day stays selected. */
const Days = ({ shape, disabled, onShape }: ShapeProps) => {
  const translate = useTranslate();
  const language = useLocale();
  if (shape.repeats !== "weekly") return null;
  const { days } = shape;
  const turn = (day: number) => {
    const next = days.includes(day) ? days.filter((one) => one !== day) : [...days, day].toSorted();
    if (next.length > 0) onShape({ ...shape, days: next });
  };
  return (
    <Box className="schedule-days" role="group" aria-label={translate("schedules.days")}>
      {WEEK.map((day) => (
        <Chip
          key={day}
          label={weekdayOf(day, language)}
          disabled={disabled}
          color={days.includes(day) ? "primary" : "default"}
          variant={days.includes(day) ? "filled" : "outlined"}
          aria-pressed={days.includes(day)}
          onClick={() => turn(day)}
        />
      ))}
    </Box>
  );
};

const Controls = ({ Expression, ...props }: Schedule) => {
  const translate = useTranslate();
  const { value, disabled, change, label, required, error, ref } = useFormField(props);
  const expression = textIn(value).trim();
  // People who want to write an expression may start from the schedule that they chose.
  const [isOwn, setOwn] = useState(false);
  const shape = isOwn ? null : parseSchedule(expression);
  /** Whether the text field for the expression is shown. It stays while people type, even if the text becomes a common schedule. */
  const [isWritten, setWritten] = useState(false);
  // Also an expression that comes later, for example of a restored draft.
  if (!isWritten && shape === null && expression !== "") setWritten(true);
  const onShape = (next: ScheduleShape) => change(formatSchedule(next));
  return (
    <Box className="schedule" role="group" aria-label={label}>
      <div className="schedule-choices">
        <Choice
          label={translate("schedules.repeats")}
          value={shape?.repeats ?? (expression === "" && !isOwn ? "" : OWN)}
          disabled={disabled}
          required={required}
          {...(!isWritten && { error, inputRef: ref })}
          onChoose={(chosen) => {
            const repeats = REPEAT_KINDS.find((one) => one === chosen);
            setOwn(repeats === undefined);
            setWritten(repeats === undefined);
            if (repeats !== undefined) onShape(shapeForRepeats(repeats, parseSchedule(expression)));
          }}
        >
          {REPEAT_KINDS.map((repeats) => (
            <MenuItem key={repeats} value={repeats}>
              {translate(`schedules.${repeats}`)}
            </MenuItem>
          ))}
          <MenuItem value={OWN}>{translate("schedules.own")}</MenuItem>
        </Choice>
        {shape && <Moment shape={shape} disabled={disabled} onShape={onShape} />}
        {isWritten && <Expression {...props} label={translate("schedules.expression")} />}
      </div>
      {shape && <Days shape={shape} disabled={disabled} onShape={onShape} />}
      {expression === "" ? (
        <p className="schedule-runs schedule-none">{translate("schedules.none")}</p>
      ) : (
        <Suspense fallback={<div className="schedule-runs" />}>
          <NextRuns expression={expression} />
        </Suspense>
      )}
    </Box>
  );
};

/** Edits a schedule: people choose a common schedule or write an expression, and see its next runs. */
const ScheduleInput = (props: Schedule) => (
  <WithWords of={scheduleWords} otherwise={<Skeleton variant="rounded" height={59} />}>
    <Controls {...props} />
  </WithWords>
);

export default ScheduleInput;
