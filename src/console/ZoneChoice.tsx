import { useTranslate } from "ra-core";
import { Select } from "pilothouse/ui";
import { browserZone, platformZone, zoneText } from "pilothouse/value";
import type { DayZone } from "./useDayZone";
import "./zone-choice.css";

interface ZoneChoiceProps {
  readonly days: DayZone;
  /** Whether the choice is in a row with little room. Its name is then only for screen readers. */
  readonly brief?: boolean;
}

/** Names the time zone of the counted days, and lets people choose another if the platform can count its days. */
export const ZoneChoice = ({ days: { zone, choose }, brief = false }: ZoneChoiceProps) => {
  const translate = useTranslate();
  const said = (one: string) => translate("zones.days_in", { zone: zoneText(one) });
  if (zone === null) return <span className="zone-said">{translate("zones.unknown")}</span>;
  if (choose === null) return <span className="zone-said">{said(zone)}</span>;
  const own = browserZone();
  const near = [...new Set([zone, own, platformZone() ?? own, "UTC"])];
  const whose = (one: string) =>
    one === own ? ` · ${translate("zones.own")}` : one === platformZone() ? ` · ${translate("zones.platform")}` : "";
  return (
    <span className="zone-choice">
      <Select label={translate("zones.label")} value={zone} onChange={({ target }) => choose(target.value)}>
        {near.map((one) => (
          <option key={one} value={one}>
            {brief ? zoneText(one) : said(one)}
            {brief && one === zone ? "" : whose(one)}
          </option>
        ))}
        <optgroup label={translate("zones.others")}>
          {Intl.supportedValuesOf("timeZone")
            .filter((one) => !near.includes(one))
            .map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
        </optgroup>
      </Select>
    </span>
  );
};
