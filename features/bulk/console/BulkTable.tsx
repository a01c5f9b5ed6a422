// The records of a bulk task as a table: name, present values, and the reason if a record was refused.
import { useGetMany, useResourceContext, useTranslate } from "ra-core";
import { useFieldLabels } from "../../../src/framework/resource/label";
import { useResourcePath, useResourceProps } from "../../../src/framework/resource/resource";
import { Link } from "react-router-dom";
import { Blank } from "../../../src/framework/value/Blank";
import { ShownField } from "../../../src/framework/value/ShownField";
import type { Row } from "../../../src/framework/resource/Row";
import type { OutcomeRow } from "./askBulk";

/** The most fields that are shown next to the name. */
const MOST = 3;

interface BulkTableProps {
  readonly label: string;
  readonly rows: readonly OutcomeRow[];
  /** The fields that show whether a record was changed. */
  readonly fields: readonly string[];
  readonly isRefused: boolean;
}

export const BulkTable = ({ label, rows, fields, isRefused }: BulkTableProps) => {
  const translate = useTranslate();
  const labelOf = useFieldLabels();
  const paths = useResourcePath();
  const props = useResourceProps();
  const resource = useResourceContext() ?? "";
  const title = props?.title ?? "";
  const there = rows.filter(({ name }) => name !== "");
  const ids = there.map(({ record }) => (props?.keyType === "string" ? record : Number(record)));
  const { data = [] } = useGetMany<Row>(resource, { ids }, { enabled: ids.length > 0 });
  const records = new Map(data.flatMap((one) => (one == null ? [] : [[String(one.id), one]])));
  const now = fields.filter((name) => name !== title).slice(0, MOST);
  const fact = (props?.facts ?? []).find((name) => name !== title && !now.includes(name));
  const shown = [
    ...(fact === undefined ? [] : [{ name: fact, head: labelOf(fact) }]),
    ...now.map((name) => ({ name, head: translate("bulk.now", { label: labelOf(name) }) })),
  ];
  return (
    <div className="ui-bulk-scroll">
      <table className="ui-bulk-table" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{translate(`${resource}.name`, { _: resource })}</th>
            {shown.map(({ name, head }) => (
              <th key={name} scope="col">
                {head}
              </th>
            ))}
            {isRefused && <th scope="col">{translate("bulk.why")}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ record, name: called, why }) => {
            const one = records.get(record);
            return (
              <tr key={record}>
                <th scope="row">{called === "" ? `#${record}` : <Link to={paths.show(record)}>{called}</Link>}</th>
                {shown.map(({ name, head }) => (
                  <td key={name} data-head={head}>
                    {one === undefined ? <Blank /> : <ShownField source={name} record={one} />}
                  </td>
                ))}
                {isRefused && <td>{why}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
