import { useTranslate } from "ra-core";
import { useId } from "react";
import { DayBox, Segments } from "pilothouse/ui";
import type { Address } from "./useAddress";
import { isDay, PRESETS, presetOf } from "./range";

/** Lets people choose the days: one of three presets, or any two days. Says why a range is not possible. */
export const RangeBar = ({ address }: { readonly address: Address }) => {
  const translate = useTranslate();
  const messageId = useId();
  const { range, today, fault, set } = address;
  const presets = PRESETS.map((preset) => ({
    value: String(preset),
    label: translate(`statistics.days_${preset}`),
    days: presetOf(preset, today),
  }));
  const box = (edge: "from" | "to") => (
    <div className="statistics-day">
      <DayBox
        label={translate(`statistics.${edge}`)}
        name={edge}
        day={range[edge]}
        fault={fault ? messageId : undefined}
        onDay={(day) => isDay(day) && set({ ...range, [edge]: day })}
      />
    </div>
  );
  return (
    <>
      <Segments
        legend={translate("statistics.range")}
        legendHidden
        options={presets}
        value={presets.find(({ days }) => days.from === range.from && days.to === range.to)?.value ?? ""}
        onChoose={(chosen) => set({ ...presets.find(({ value }) => value === chosen)?.days })}
      />
      {box("from")}
      {box("to")}
      {fault ? (
        <p className="statistics-fault" id={messageId} role="alert">
          {translate(`statistics.${fault}`)}
        </p>
      ) : null}
    </>
  );
};
