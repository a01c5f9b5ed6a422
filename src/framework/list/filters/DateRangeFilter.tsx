import { useTranslate } from "ra-core";
import { DayBox } from "../../ui/DayBox";
import { type DateRange, dayOf, RANGE_PRESETS, presetRange, secondsOfDay } from "../../value/dateRange";
import { defineFilter } from "./defineFilter";
import type { FilterProps } from "./FilterKind";
import { formatDay } from "../../wire/dates";
import { Button } from "../../ui/Button";

/** A range of days, sent as `<source>_begin` and `<source>_end` in seconds. */
export const DateRangeFilter = defineFilter<FilterProps>({
  keys: ({ source }) => [`${source}_begin`, `${source}_end`],
  says: "spans",
  needs: () => "range",
  Editor: ({ props: { source }, values, change }) => {
    const translate = useTranslate();
    const box = (edge: "begin" | "end", words: string) => (
      <DayBox
        label={translate(words)}
        day={dayOf(values[`${source}_${edge}`])}
        onDay={(day) => change({ [`${source}_${edge}`]: secondsOfDay(day, edge) })}
      />
    );
    return (
      <>
        <div className="ui-presets">
          {RANGE_PRESETS.map((preset) => (
            <Button
              key={preset}

              onClick={() => {
                const { begin, end } = presetRange(preset);
                change({ [`${source}_begin`]: begin, [`${source}_end`]: end });
              }}
            >
              {translate(`ui.filter.${preset}`)}
            </Button>
          ))}
        </div>
        {box("begin", "ui.filter.from")}
        {box("end", "ui.filter.to")}
      </>
    );
  },
  Summary: ({ props: { source }, values }) => {
    const translate = useTranslate();
    const isIt = ({ begin, end }: DateRange) => begin === values[`${source}_begin`] && end === values[`${source}_end`];
    const preset = RANGE_PRESETS.find((one) => isIt(presetRange(one)));
    if (preset !== undefined) return translate(`ui.filter.${preset}`).toLowerCase();
    const [begin, end] = [values[`${source}_begin`], values[`${source}_end`]].map(formatDay);
    if (begin === end) return begin;
    return begin === "" ? `≤ ${end}` : end === "" ? `≥ ${begin}` : `${begin} – ${end}`;
  },
});
