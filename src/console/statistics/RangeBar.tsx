import { useTranslate } from "ra-core";
import { useId } from "react";
import type { Address } from "./useAddress";
import { PRESETS, presetOf } from "./range";

/** The days: three usual choices, or any two, and what is wrong with them. */
export const RangeBar = ({ address }: { readonly address: Address }) => {
  const translate = useTranslate();
  const told = useId();
  const { range, fault, set } = address;
  const box = (edge: "from" | "to") => (
    <label className="statistics-day">
      <span>{translate(`statistics.${edge}`)}</span>
      <input
        className="kit-box"
        type="date"
        name={edge}
        value={range[edge]}
        max="9999-12-31"
        aria-invalid={fault !== null}
        aria-describedby={fault ? told : undefined}
        onChange={({ target }) => target.value !== "" && set({ ...range, [edge]: target.value })}
      />
    </label>
  );
  return (
    <>
      <fieldset className="statistics-segments">
        <legend className="statistics-unseen">{translate("statistics.range")}</legend>
        {PRESETS.map((preset) => {
          const choice = presetOf(preset);
          return (
            <button
              key={preset}
              type="button"
              aria-pressed={choice.from === range.from && choice.to === range.to}
              onClick={() => set({ from: choice.from, to: choice.to })}
            >
              {translate(`statistics.days_${preset}`)}
            </button>
          );
        })}
      </fieldset>
      {box("from")}
      {box("to")}
      {fault ? (
        <p className="statistics-fault" id={told} role="alert">
          {translate(`statistics.${fault}`)}
        </p>
      ) : null}
    </>
  );
};
