// Counts or sums, by day or by the values of an enumeration.
import Skeleton from "@mui/material/Skeleton";
import { useLocale, useTranslate } from "ra-core";
import { lazy, type ReactElement, type ReactNode, Suspense } from "react";
import { Link } from "react-router-dom";
import { drawSum } from "../../sums/console/drawSum";
import type { RowGroup } from "../../sums/console/requestSums";
import type { ColumnSpec } from "../../../src/framework/list/columns/ColumnSpec";
import { readColumns } from "../../../src/framework/list/columns/readColumns";
import { listAddress } from "../../../src/framework/resource/listAddress";
import { formatNumber } from "../../../src/framework/value/formats";
import { browserZone } from "../../../src/framework/value/zones";
import type { Payload, ResourceProps } from "../../../src/framework/wire/contract";
import { Card } from "./Card";
import { secondsAtBegin, currenciesOf, valuesByDay, sumIn } from "./days";
import { WithResource, type DashboardPartProps } from "./part";
import { useSumsOf } from "./useSumsOf";

const DaysPlot = lazy(() => import("./DaysPlot").then((module) => ({ default: module.DaysPlot })));

interface ChartProps extends DashboardPartProps {
  /** The column of the field by which records are counted: a time or an enumeration. */
  readonly by: ReactElement;
  /** For a time: how many days, up to today. */
  readonly days?: number;
  /** The column of the field that is summed. Without it, records are counted. */
  readonly children?: ReactNode;
}

interface DrawnProps {
  readonly props: ResourceProps;
  readonly when: Payload;
  readonly by: ColumnSpec;
  readonly summed: readonly ColumnSpec[];
  readonly title: string;
}

const Blank = () => <Skeleton variant="rounded" height={220} />;

const Days = ({ props, when, by, summed, title, days }: DrawnProps & { readonly days: number }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const filter = { ...when, [`${by.source}_begin`]: secondsAtBegin(days) };
  const [field] = summed.map(({ source }) => source);
  const fields = field === undefined ? [] : [field];
  const { data, error } = useSumsOf(props, filter, { fields, by: by.source, per: "day", zone: browserZone() });
  const groups = data?.groups ?? [];
  const series =
    field === undefined
      ? [{ key: "", total: formatNumber(data?.count ?? 0, locale), read: (group: RowGroup) => group.count }]
      : currenciesOf(data?.sums ?? []).map((one) => ({
          key: String(one.currency),
          total: drawSum(summed, one, one.sum),
          read: (group: RowGroup) => sumIn(group, field, one.currency),
        }));
  return (
    <Card title={title} to={listAddress(props.path ?? "", filter)} isFailed={error !== null}>
      {data === undefined ? <Blank /> : null}
      {data !== undefined && series.length === 0 ? <p className="dash-none">{translate("dashboards.none")}</p> : null}
      {data === undefined
        ? null
        : series.map(({ key, total, read }) => (
            <figure key={key}>
              <figcaption>
                <b>{total}</b> {translate("dashboards.days", { number: days })}
              </figcaption>
              <Suspense fallback={<Blank />}>
                <DaysPlot title={title} days={valuesByDay(groups, days, read)} />
              </Suspense>
            </figure>
          ))}
    </Card>
  );
};

interface Series {
  readonly key: string;
  /** The sum of all groups; null for counts. */
  readonly total: ReactNode;
  readonly numberOf: (group: RowGroup) => number;
  readonly draw: (group: RowGroup) => ReactNode;
}

const Bars = ({ props, when, by, groups, series }: Omit<DrawnProps, "summed" | "title"> & BarsOf) => {
  const { numberOf, draw, total } = series;
  const shown = groups.filter((group) => numberOf(group) !== 0).toSorted((a, b) => numberOf(b) - numberOf(a));
  const most = Math.max(1, ...shown.map(numberOf));
  return (
    <figure>
      {total === null ? null : (
        <figcaption>
          <b>{total}</b>
        </figcaption>
      )}
      <ul className="dash-bars">
        {shown.map((group) => (
          <li key={String(group.value)}>
            <Link to={listAddress(props.path ?? "", { ...when, [by.source]: [group.value] })}>
              <span>{by.cell({ id: 0, [by.source]: group.value })}</span>
              <i aria-hidden="true" style={{ inlineSize: `${(100 * Math.max(0, numberOf(group))) / most}%` }} />
              <b>{draw(group)}</b>
            </Link>
          </li>
        ))}
      </ul>
    </figure>
  );
};

interface BarsOf {
  readonly groups: readonly RowGroup[];
  readonly series: Series;
}

const Shares = ({ props, when, by, summed, title }: DrawnProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const [field] = summed.map(({ source }) => source);
  const { data, error } = useSumsOf(props, when, { fields: field === undefined ? [] : [field], by: by.source });
  const counts: Series = {
    key: "",
    total: null,
    numberOf: ({ count }) => count,
    draw: ({ count }) => formatNumber(count, locale),
  };
  const series =
    field === undefined
      ? [counts]
      : currenciesOf(data?.sums ?? []).map((one): Series => {
          const sumOf = ({ sums }: RowGroup) => sums.find(({ currency }) => currency === one.currency)?.sum;
          return {
            key: String(one.currency),
            total: drawSum(summed, one, one.sum),
            numberOf: (group) => Number(sumOf(group) ?? 0),
            draw: (group) => drawSum(summed, one, sumOf(group)),
          };
        });
  const groups = data?.groups ?? [];
  return (
    <Card title={title} to={listAddress(props.path ?? "", when)} isFailed={error !== null}>
      {data === undefined ? <Blank /> : null}
      {data !== undefined && groups.length === 0 ? <p className="dash-none">{translate("dashboards.none")}</p> : null}
      {series.map((one) => (
        <Bars key={one.key} props={props} when={when} by={by} groups={groups} series={one} />
      ))}
    </Card>
  );
};

const MONTH = 30;

const Drawn = ({ props, when = {}, by, days, label, children }: ChartProps & { readonly props: ResourceProps }) => {
  const translate = useTranslate();
  const [column] = readColumns(by);
  if (column === undefined) return null;
  const summed = readColumns(children);
  const labelOf = ({ source }: ColumnSpec) => translate(`${props.name}.fields.${source}`);
  const name = summed[0] === undefined ? translate(`${props.name}.plural`) : labelOf(summed[0]);
  const title = translate(label ?? "dashboards.by", { name, field: labelOf(column) });
  const drawn = { props, when, by: column, summed, title };
  return column.exports.as === "timestamp" ? <Days {...drawn} days={days ?? MONTH} /> : <Shares {...drawn} />;
};

export const Chart = (part: ChartProps) => (
  <WithResource of={part.of} otherwise={<Blank />}>
    {(props) => <Drawn props={props} {...part} />}
  </WithResource>
);
