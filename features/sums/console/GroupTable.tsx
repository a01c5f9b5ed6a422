import { useListContext, useLocale, useTranslate } from "ra-core";
import { useFieldLabels } from "../../../src/framework/resource/label";
import { IconButton } from "../../../src/framework/ui/IconButton";
import { formatNumber } from "../../../src/framework/value/formats";
import type { ColumnSpec } from "../../../src/framework/list/columns/ColumnSpec";
import type { Grouping } from "./groups";
import { drawSum } from "./drawSum";
import { timeGroupFilter } from "./timeGroupFilter";
import type { RowGroup, Sums } from "./requestSums";

interface GroupTableProps {
  readonly by: Grouping;
  readonly columns: readonly ColumnSpec[];
  readonly sums: Sums;
}

/** The groups, each with its count, sums and averages, and with a button that shows only the rows of the group. */
export const GroupTable = ({ by: { column, per }, columns, sums }: GroupTableProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const labelOf = useFieldLabels();
  const { filterValues, setFilters } = useListContext();
  const { source } = column;
  const name = (value: unknown) =>
    per === null || Number(value) <= 0
      ? column.cell({ id: 0, [source]: value })
      : new Date(Number(value) * 1000).toISOString().slice(0, per === "day" ? 10 : 7);
  const narrow = ({ value }: RowGroup) => {
    const chosen = column.exports.as === "flag" ? value : [value];
    setFilters({
      ...filterValues,
      ...(per === null ? { [source]: chosen } : timeGroupFilter(source, Number(value), per)),
    });
  };
  // Whether the value is empty. No filter finds rows with an empty value.
  const isEmpty = (value: unknown) => value === "" || (per !== null && Number(value) <= 0);
  const drawn = (group: RowGroup, field: string, what: "sum" | "average") =>
    group.sums
      .filter((one) => one.field === field)
      .map((one) => <div key={String(one.currency)}>{drawSum(columns, one, one[what])}</div>);
  return (
    <div className="ui-sums-groups">
      <table>
        <thead>
          <tr>
            <th scope="col">{labelOf(source, column.label)}</th>
            <th scope="col">{translate("sums.count")}</th>
            {columns.flatMap((one) => [
              <th key={one.source} scope="col">
                {labelOf(one.source, sums.conditional.includes(one.source) ? one.label : undefined)}
              </th>,
              <th key={`${one.source} average`} scope="col">
                {translate("sums.average")}
              </th>,
            ])}
            <td />
          </tr>
        </thead>
        <tbody>
          {sums.groups.map((group) => (
            <tr key={String(group.value)}>
              <th scope="row">{name(group.value)}</th>
              <td>{formatNumber(group.count, language)}</td>
              {columns.flatMap((one) => [
                <td key={one.source}>{drawn(group, one.source, "sum")}</td>,
                <td key={`${one.source} average`}>{drawn(group, one.source, "average")}</td>,
              ])}
              <td>
                {!isEmpty(group.value) && (
                  <IconButton icon="filter" label={translate("sums.only")} onClick={() => narrow(group)} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {sums.more > 0 && <p>{translate("sums.more", { count: formatNumber(sums.more, language) })}</p>}
    </div>
  );
};
