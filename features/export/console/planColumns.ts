// The columns of a file: those of the list as the operator arranged them, as data for the worker.
import type { CellColumn } from "../../sheets/book/CellColumn";
import { withCurrencyColumns, columnHeader } from "../../sheets/book/moneyColumns";
import { addKeyColumn } from "../../sheets/book/addKeyColumn";
import { valueKey } from "../../../src/framework/wire/enumeration";
import type { ResourceProps } from "../../../src/framework/wire/contract";
import type { ColumnSpec, ExportRule } from "../../../src/framework/list/columns/ColumnSpec";

export interface PlanWords {
  readonly labelOf: (source: string, label?: string) => string;
  readonly translate: (key: string, options?: Readonly<Record<string, unknown>>) => string;
  /** Names of resources, in words. */
  readonly kinds: Readonly<Record<string, string>>;
}

const PLAIN = { words: {}, resource: null } as const;

const wordsOf = (rule: ExportRule, { translate, kinds }: PlanWords): CellColumn["words"] => {
  if (rule.as === "kind") return kinds;
  if (rule.as !== "enum") return {};
  return Object.fromEntries(
    rule.of.values.map(({ value }) => [String(value), translate(valueKey(rule.of, value), { _: String(value) })]),
  );
};

type Telling = Pick<ResourceProps, "key" | "keyType" | "telling">;

/** The shown columns, the currencies of amounts, and the key if no column identifies the records. */
export const columnsForExport = (
  shown: readonly Pick<ColumnSpec, "source" | "label" | "exports">[],
  words: PlanWords,
  { key, keyType, telling = [] }: Telling,
): readonly CellColumn[] => {
  const { labelOf } = words;
  const columns = shown.map(({ source, label, exports: rule }) => {
    const amount = rule.as === "money" ? rule : { currency: undefined, currencyField: undefined };
    const unit = rule.as === "number" && rule.unit !== undefined ? rule.unit : null;
    const counted = unit && words.translate(`ui.unit.${unit}`, { _: unit });
    const named = { source, label: labelOf(source, label), unit: counted, ...amount };
    const cell: CellColumn = {
      ...PLAIN,
      source,
      label: columnHeader(named),
      as: rule.as === "kind" ? "enum" : rule.as,
      words: wordsOf(rule, words),
      resource: rule.as === "reference" ? rule.of.resource : null,
      area: (rule.as === "phone" ? rule.area : null) ?? null,
      from: (rule.as === "number" ? rule.from : null) ?? null,
    };
    return { ...named, cell };
  });
  const all = withCurrencyColumns(columns, (source) => {
    const label = labelOf(source);
    const cell: CellColumn = { ...PLAIN, source, label, as: "currency" };
    return { source, label, unit: null, currency: undefined, currencyField: undefined, cell };
  }).map(({ cell }) => cell);
  return addKeyColumn(all, telling, { source: key, label: labelOf(key), as: keyType === "string" ? "text" : "number" });
};
