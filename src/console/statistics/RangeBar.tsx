import { useTranslate } from "ra-core";
import { useId } from "react";
import { DayBox, Icon, PopoverButton, Segments } from "pilothouse/ui";
import type { StatisticsAddress } from "./useAddress";
import { isDay, RANGE_PRESETS, presetRange } from "./range";

/**
 * Lets people choose the days: one of three presets, or any two days in a panel. If a range is not possible, says why.
 */
export const RangeBar = ({ address }: { readonly address: StatisticsAddress }) => {
  const translate = useTranslate();
  const messageId = useId();
  const { range, today, fault, set } = address;
  const presets = RANGE_PRESETS.map((preset) => ({
    value: String(preset),
    label: translate(`statistics.days_${preset}`),
    days: presetRange(preset, today),
  }));
  const days = `${range.from} – ${range.to}`;
  return (
    <>
      <Segments
        legend={translate("statistics.range")}
        legendHidden
        options={presets}
        value={presets.find(({ days }) => days.from === range.from && days.to === range.to)?.value ?? ""}
        onChoose={(chosen) => set({ ...presets.find(({ value }) => value === chosen)?.days })}
      />
      <PopoverButton
        className="ui-pick statistics-range"
        label={translate("statistics.range")}
        named
        role="dialog"
        face={
          <>
            <b>{days}</b>
            <Icon name="chevron_down" size={15} />
          </>
        }
      >
        {() => (
          <div className="ui-panel statistics-days">
            {(["from", "to"] as const).map((edge) => (
              <DayBox
                key={edge}
                label={translate(`statistics.${edge}`)}
                name={edge}
                day={range[edge]}
                fault={fault ? messageId : undefined}
                onDay={(day) => isDay(day) && set({ ...range, [edge]: day })}
              />
            ))}
          </div>
        )}
      </PopoverButton>
      {fault ? (
        <p className="statistics-fault" id={messageId} role="alert">
          {translate(`statistics.${fault}`)}
        </p>
      ) : null}
    </>
  );
};
