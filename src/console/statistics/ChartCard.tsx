import { useNotify, useTranslate } from "ra-core";
import { type ReactNode, Suspense, useRef } from "react";
import { Button, Icon, LoadingLines } from "pilothouse/ui";
import { zoneText } from "pilothouse/value";
import { type ChartNumbers, ChartTable } from "./ChartTable";
import { ChartSkeleton } from "../ChartSkeleton";
import type { DayRange } from "./range";
import { useAddress } from "./useAddress";
import { saveNumbers } from "./saveNumbers";
import { type LegendEntry, savePicture } from "./savePicture";

interface CardProps {
  readonly title: string;
  readonly range: DayRange;
  /** Null while loading. */
  readonly numbers: ChartNumbers | null;
  /** Whether the chart has no data. */
  readonly isEmpty: boolean;
  readonly legend?: readonly LegendEntry[];
  /** The legend of the saved picture. On the screen, the table shows the same. */
  readonly pictured?: readonly LegendEntry[];
  /** Whether the card takes the whole width. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A chart with a table of its figures. Both can be saved. */
export const ChartCard = ({
  title,
  range,
  numbers,
  isEmpty,
  legend = [],
  pictured = legend,
  wide = false,
  children,
}: CardProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { days } = useAddress();
  const zone =
    days.zone === null ? translate("zones.unknown") : translate("zones.days_in", { zone: zoneText(days.zone) });
  const picture = useRef<HTMLDivElement>(null);
  const name = `${title} ${range.from} ${range.to}`;
  const failed = () => notify(translate("statistics.save_failed"), { type: "error" });
  const saveSheet = () => numbers && saveNumbers(title, name, numbers, zone).catch(failed);
  const savePng = () => {
    const svg = picture.current?.querySelector<SVGSVGElement>("svg.recharts-surface");
    if (svg) savePicture(svg, `${title} · ${range.from} – ${range.to} · ${zone}`, name, pictured).catch(failed);
  };
  const saving = (kind: "xlsx" | "png", save: () => void) => (
    <Button
      variant="text"
      aria-label={translate(`statistics.save_${kind}`, { title })}
      title={translate(`statistics.save_${kind}`, { title })}
      onClick={save}
    >
      <Icon name={kind === "xlsx" ? "download" : "image"} size={16} />
      {kind === "xlsx" ? "xlsx" : "PNG"}
    </Button>
  );
  return (
    <section className="statistics-card" data-wide={wide} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {numbers && !isEmpty ? (
          <div>
            {saving("xlsx", saveSheet)}
            {saving("png", savePng)}
          </div>
        ) : null}
      </header>
      {numbers && isEmpty ? (
        <div className="statistics-empty">
          <Icon name="chart" size={28} />
          <b>{translate("statistics.empty")}</b>
          <span>{translate("statistics.empty_text")}</span>
        </div>
      ) : (
        <div className="statistics-body">
          <div className="statistics-picture" ref={picture}>
            {legend.length > 0 ? (
              <ul className="statistics-legend">
                {legend.map(({ label, color, dashed }) => (
                  <li key={label}>
                    <i style={{ borderTopColor: color, borderTopStyle: dashed ? "dashed" : "solid" }} />
                    {label}
                  </li>
                ))}
              </ul>
            ) : null}
            <div className="statistics-plot">
              <Suspense fallback={<ChartSkeleton />}>{numbers ? children : <ChartSkeleton />}</Suspense>
            </div>
          </div>
          {numbers ? <ChartTable title={title} numbers={numbers} /> : <LoadingLines count={8} height={34} />}
        </div>
      )}
    </section>
  );
};
