import ButtonBase from "@mui/material/ButtonBase";
import { useTranslate } from "ra-core";
import { useId } from "react";
import { DayBox } from "pilothouse/ui";
import type { Address } from "./useAddress";
import { isDay, PRESETS, presetOf } from "./range";

/** Chooses the days: one of three presets, or any two days. Shows why a range is not possible. */
export const RangeBar = ({ address }: { readonly address: Address }) => {
  const translate = useTranslate();
  const told = useId();
  const { range, fault, set } = address;
  const box = (edge: "from" | "to") => (
    <div className="statistics-day">
      <DayBox
        label={translate(`statistics.${edge}`)}
        name={edge}
        day={range[edge]}
        fault={fault ? told : undefined}
        onDay={(day) => isDay(day) && set({ ...range, [edge]: day })}
      />
    </div>
  );
  return (
    <>
      <fieldset className="statistics-segments">
        <legend className="statistics-unseen">{translate("statistics.range")}</legend>
        {PRESETS.map((preset) => {
          const choice = presetOf(preset);
          return (
            <ButtonBase
              key={preset}
              aria-pressed={choice.from === range.from && choice.to === range.to}
              onClick={() => set({ from: choice.from, to: choice.to })}
            >
              {translate(`statistics.days_${preset}`)}
            </ButtonBase>
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
