// Figures, each with a link to the list of what it counts or sums.
import Skeleton from "@mui/material/Skeleton";
import { useGetList, useLocale, useTranslate } from "ra-core";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { drawSum } from "../../sums/console/drawSum";
import { readColumns } from "../../../src/framework/list/columns/readColumns";
import { listAddress } from "../../../src/framework/resource/listAddress";
import { formatNumber } from "../../../src/framework/value/formats";
import type { ResourceProps } from "../../../src/framework/wire/contract";
import { REFETCH_OPTIONS, FailedPart, WithResource, type DashboardPartProps } from "./part";
import { useSumsOf } from "./useSumsOf";

const ONE = { page: 1, perPage: 1 };

interface TileProps extends Pick<DashboardPartProps, "of" | "when"> {
  readonly label: string;
  readonly isFailed: boolean;
  readonly children: ReactNode;
}

const Tile = ({ of, when, label, isFailed, children }: TileProps) => (
  <li className="dash-tile">
    <Link to={listAddress(of.path ?? "", when)}>
      <span>{label}</span>
      <b>{children}</b>
    </Link>
    {isFailed ? <FailedPart /> : null}
  </li>
);

const Waiting = () => (
  <li className="dash-tile">
    <Skeleton variant="rounded" height={92} />
  </li>
);

const Count = ({ of, when = {}, label }: DashboardPartProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { data, total, error } = useGetList(of.resource, { filter: when, pagination: ONE }, REFETCH_OPTIONS);
  return (
    <Tile of={of} when={when} label={translate(label ?? `${of.resource}.plural`)} isFailed={error !== null}>
      {/* Some platforms do not count their lists. */}
      {total !== undefined ? formatNumber(total, locale) : data === undefined ? "\u00a0" : "–"}
    </Tile>
  );
};

/** How many records there are. */
export const CountTile = (part: DashboardPartProps) => (
  <WithResource of={part.of} otherwise={<Waiting />}>
    {() => <Count {...part} />}
  </WithResource>
);

interface SumProps extends DashboardPartProps {
  /** The column of the field that is summed. */
  readonly children: ReactNode;
}

const Sum = ({ props, of, when = {}, label, children }: SumProps & { readonly props: ResourceProps }) => {
  const translate = useTranslate();
  const columns = readColumns(children);
  const [source = ""] = columns.map((column) => column.source);
  const { data, error } = useSumsOf(props, when, { fields: [source] });
  const sums = data?.sums ?? [];
  return (
    <Tile of={of} when={when} label={translate(label ?? `${props.name}.fields.${source}`)} isFailed={error !== null}>
      {sums.map((one) => (
        <span key={String(one.currency)}>{drawSum(columns, one, one.sum)}</span>
      ))}
      {sums.length > 0 ? null : data === undefined ? "\u00a0" : "–"}
    </Tile>
  );
};

/** The sum of a field, for each currency. */
export const SumTile = (part: SumProps) => (
  <WithResource of={part.of} otherwise={<Waiting />}>
    {(props) => <Sum props={props} {...part} />}
  </WithResource>
);
