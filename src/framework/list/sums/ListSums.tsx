// The foot of a list: sums of all that is filtered, by currency, and the same in groups.
import { useListContext, useLocale, useTranslate } from "ra-core";
import { failureWords } from "../../resource/failureWords";
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
  const isOne = columns.length === 1;
  return (
    <section className="kit-sums" aria-label={translate("kit.sums.label")}>
      <div className="kit-sums-whole">
        <span>{translate("kit.sums.of", { count: data ? formatNumber(data.count, language) : "…" })}</span>
        {data?.sums.map((one) => (
          <span key={`${one.field} ${String(one.currency)}`}>
            {!isOne && <small>{labelOf(one.field, columns.find(({ source }) => source === one.field)?.label)} </small>}
            <b>{drawSum(columns, one, one.sum)}</b>
          </span>
        ))}
        {error && <span role="alert">{failureWords(error, translate)}</span>}
        <GroupChoice />
      </div>
      {by && data && <GroupTable by={by} columns={columns} sums={data} />}
    </section>
  );
};
