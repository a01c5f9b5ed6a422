// The foot of a list: sums of all that is filtered, by currency, and the same in groups.
import { useListContext, useLocale, useTranslate } from "ra-core";
import { Fragment } from "react";
import { failureWords } from "../../resource/failureWords";
import type { Sums } from "../../resource/sums";
import { useFieldLabels } from "../../resource/label";
import { formatNumber } from "../../value/formats";
import type { ColumnSpec } from "../columns/ColumnSpec";
import { useListSetup } from "../table/ListSetup";
import { drawSum } from "./drawSum";
import { GroupChoice } from "./GroupChoice";
import { GroupTable } from "./GroupTable";
import { markOf, useGroupBy } from "./groups";
import "./sums.css";
import { useSums } from "./useSums";

export const ListSums = ({ columns }: { readonly columns: readonly ColumnSpec[] }) => {
  const translate = useTranslate();
  const language = useLocale();
  const labelOf = useFieldLabels();
  const { data: rows } = useListContext();
  const { groupings } = useListSetup();
  const [mark] = useGroupBy();
  const by = groupings.find((one) => markOf(one) === mark) ?? null;
  const { data, error } = useSums(
    columns.map(({ source }) => source),
    by,
  );
  if (rows === undefined) return null;
  /** What the sums of a column are of. */
  const about = ({ source, label }: ColumnSpec, { count, sums }: Sums) => {
    const name = labelOf(source, label);
    if (label === undefined) return name;
    const some = sums.filter(({ field }) => field === source).reduce((all, one) => all + one.count, 0);
    return translate("kit.sums.some", {
      label: name,
      count: formatNumber(some, language),
      of: formatNumber(count, language),
    });
  };
  const isPlain = columns.every(({ label }) => label === undefined);
  const isOne = isPlain && columns.length === 1;
  return (
    <section className="kit-sums" aria-label={translate("kit.sums.label")}>
      <div className="kit-sums-whole">
        {(isPlain || data === undefined) && (
          <span>{translate("kit.sums.of", { count: data ? formatNumber(data.count, language) : "…" })}</span>
        )}
        {data &&
          columns.map((column) => (
            <Fragment key={column.source}>
              {!isOne && <span>{about(column, data)}</span>}
              {data.sums
                .filter(({ field }) => field === column.source)
                .map((one) => (
                  <b key={String(one.currency)}>{drawSum(columns, one, one.sum)}</b>
                ))}
            </Fragment>
          ))}
        {error && <span role="alert">{failureWords(error, translate)}</span>}
        <GroupChoice />
      </div>
      {by && data && <GroupTable by={by} columns={columns} sums={data} />}
    </section>
  );
};
