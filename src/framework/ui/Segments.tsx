import { useId } from "react";

interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly lang?: string | undefined;
}

export interface SegmentsProps<Value extends string> {
  readonly legend: string;
  readonly legendHidden?: boolean;
  readonly options: readonly Segment<Value>[];
  readonly value: string;
  readonly onChoose: (value: Value) => void;
}

/** A choice between a few values, side by side. Radio buttons support arrow keys, MUI's toggle buttons do not. */
export const Segments = <Value extends string>(props: SegmentsProps<Value>) => {
  const { legend, legendHidden = false, options, value, onChoose } = props;
  const name = useId();
  return (
    <fieldset className="ui-segments">
      <legend className={legendHidden ? "ui-unseen" : undefined}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} lang={option.lang}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
};
