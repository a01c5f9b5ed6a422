import { useId } from "react";

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly lang?: string;
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option<Value>[];
  readonly onChoose: (value: Value) => void;
}

/** One of a few, all in sight. */
export const Choice = <Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) => {
  const name = useId();
  return (
    <fieldset className="own-choice">
      <legend>{label}</legend>
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
