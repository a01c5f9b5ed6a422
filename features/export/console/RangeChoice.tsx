import { useTranslate } from "ra-core";
import { useFieldLabels } from "../../../src/framework/resource/label";
import { Button } from "../../../src/framework/ui/Button";
import { DayBox } from "../../../src/framework/ui/DayBox";
import { dayOf, RANGE_PRESETS, presetRange, secondsOfDay } from "../../../src/framework/value/dateRange";

/** The longest time range of an export, in months. */
export const LONGEST_RANGE = 3;
const EDGES = ["begin", "end"] as const;

export type ChosenRange = Readonly<Record<(typeof EDGES)[number], number | undefined>>;

export interface RangeChoiceProps {
  /** The timestamp. */
  readonly source: string;
  readonly span: ChosenRange;
  readonly fits: boolean;
  readonly onSpan: (span: ChosenRange) => void;
}

/** The range of an export. No range is preset, because people might not notice that rows are left out. */
export const RangeChoice = ({ source, span, fits, onSpan }: RangeChoiceProps) => {
  const translate = useTranslate();
  const labelOf = useFieldLabels();
  return (
    <fieldset className="ui-tasks-range">
      <legend>{labelOf(source)}</legend>
      <div className="ui-presets">
        {RANGE_PRESETS.map((preset) => (
          <Button key={preset} onClick={() => onSpan(presetRange(preset))}>
            {translate(`ui.filter.${preset}`)}
          </Button>
        ))}
      </div>
      {EDGES.map((edge) => (
        <DayBox
          key={edge}
          label={translate(edge === "begin" ? "ui.filter.from" : "ui.filter.to")}
          day={dayOf(span[edge])}
          onDay={(day) => onSpan({ ...span, [edge]: secondsOfDay(day, edge) })}
        />
      ))}
      {!fits && (
        <p className="ui-tasks-wrong" role="alert">
          {translate("tasks.export.range")}
        </p>
      )}
    </fieldset>
  );
};
