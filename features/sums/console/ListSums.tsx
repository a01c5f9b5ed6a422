// The footer of a list: the sums of all filtered rows by currency, and the same sums in groups.
import { useListContext, useLocale, useTranslate } from "ra-core";
import { Fragment, type ReactNode } from "react";
import { failureWords } from "../../../src/framework/resource/failureWords";
import type { Sums } from "./requestSums";
import { useFieldLabels } from "../../../src/framework/resource/label";
import { formatNumber } from "../../../src/framework/value/formats";
import type { ColumnSpec } from "../../../src/framework/list/columns/ColumnSpec";
import { WithWords } from "../../../src/framework/resource/WithWords";
import { drawSum } from "./drawSum";
import { GroupChoice } from "./GroupChoice";
import { GroupTable } from "./GroupTable";
import { type Grouping, groupingKey, useGroupings } from "./groups";
import "./sums.css";
import { sumsWords } from "./sumsWords";
import { useGroupBy } from "./useGroupBy";
import { useSums } from "./useSums";

interface SummedProps {
  readonly columns: readonly ColumnSpec[];
  readonly by: Grouping | null;
  readonly data: Sums | undefined;
  readonly error: Error | null;
}

const Summed = ({ columns, by, data, error }: SummedProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const labelOf = useFieldLabels();
  const { data: rows } = useListContext();
  if (rows === undefined) return null;
  /** The label of a column's sum. If only some rows count, it contains their number. */
  const about = ({ source, label }: ColumnSpec, { count, sums }: Sums) => {
    const name = labelOf(source, label);
    if (label === undefined) return name;
    const some = sums.filter(({ field }) => field === source).reduce((all, one) => all + one.count, 0);
    return translate("sums.some", {
      label: name,
      count: formatNumber(some, language),
      of: formatNumber(count, language),
    });
  };
  const isPlain = columns.every(({ label }) => label === undefined);
  const isOne = isPlain && columns.length === 1;
  return (
    <section className="ui-sums" aria-label={translate("sums.label")}>
      <div className="ui-sums-whole">
        {(isPlain || data === undefined) && (
          <span>{translate("sums.of", { count: data ? formatNumber(data.count, language) : "…" })}</span>
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

interface ListSumsProps {
  readonly columns: readonly ColumnSpec[];
  /** Drawn until the words are loaded. */
  readonly otherwise: ReactNode;
}

export const ListSums = ({ columns, otherwise }: ListSumsProps) => {
  const groupings = useGroupings();
  const [mark] = useGroupBy();
  const by = groupings.find((one) => groupingKey(one) === mark) ?? null;
  // The sums are requested while the words are loading.
  const { data, error } = useSums(
    columns.map(({ source }) => source),
    by,
  );
  return (
    <WithWords of={sumsWords} otherwise={otherwise}>
      <Summed columns={columns} by={by} data={data} error={error} />
    </WithWords>
  );
};
