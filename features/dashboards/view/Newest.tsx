// The newest records of a list, with a link to each of them.
import Skeleton from "@mui/material/Skeleton";
import { useGetList, useTranslate } from "ra-core";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { readColumns } from "../../../src/framework/list/columns/readColumns";
import { listAddress } from "../../../src/framework/resource/listAddress";
import { useResourcePath } from "../../../src/framework/resource/resource";
import type { Row } from "../../../src/framework/resource/Row";
import { useMayOpen } from "../../../src/framework/resource/useMayOpen";
import type { ResourceProps } from "../../../src/framework/wire/contract";
import { Card } from "./Card";
import { REFETCH_OPTIONS, WithResource, type DashboardPartProps } from "./part";

interface NewestProps extends DashboardPartProps {
  /** The field by which records are sorted, the largest value first. */
  readonly order: string;
  readonly rows?: number;
  /** The columns. */
  readonly children?: ReactNode;
}

const ROWS = 5;

const Blank = () => <Skeleton variant="rounded" height={220} />;

const Drawn = ({
  props,
  when = {},
  label,
  order,
  rows = ROWS,
  children,
}: NewestProps & { readonly props: ResourceProps }) => {
  const translate = useTranslate();
  const paths = useResourcePath();
  const mayShow = useMayOpen()(props, "show") && "show" in props.views;
  const { data, error } = useGetList<Row>(
    props.name,
    { filter: when, pagination: { page: 1, perPage: rows }, sort: { field: order, order: "DESC" } },
    REFETCH_OPTIONS,
  );
  const columns = readColumns(children);
  const title = translate(label ?? "dashboards.newest", { name: translate(`${props.name}.plural`) });
  return (
    <Card
      title={title}
      to={listAddress(paths.list, when)}
      isFailed={error !== null}
      note={<Link to={listAddress(paths.list, when)}>{translate("dashboards.all")}</Link>}
    >
      {data === undefined ? <Blank /> : null}
      {data?.length === 0 ? <p className="dash-none">{translate("dashboards.none")}</p> : null}
      {data === undefined || data.length === 0 ? null : (
        <table className="dash-rows">
          <thead>
            <tr>
              {columns.map(({ source, align }) => (
                <th key={source} scope="col" style={{ textAlign: align }}>
                  {translate(`${props.name}.fields.${source}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.map((row) => (
              <tr key={row.id}>
                {columns.map(({ source, align, cell, plain }, at) => (
                  <td key={source} style={{ textAlign: align }}>
                    {at === 0 && mayShow && plain ? <Link to={paths.show(row.id)}>{cell(row)}</Link> : cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
};

export const Newest = (part: NewestProps) => (
  <WithResource of={part.of} otherwise={<Blank />}>
    {(props) => <Drawn props={props} {...part} />}
  </WithResource>
);
