// The columns of an export: those of the list, or the requested ones in their order.
import { kindOf, distinguishingFields } from "../../../generator";
import type { FieldModel, Language, Model } from "../../../generator";
import {
  withCurrencyColumns,
  cellForm,
  type CellColumn,
  columnHeader,
  addKeyColumn,
} from "pilothouse/features/sheets/book";
import { platformWord } from "../../../platform/framework/wire/platformWords";
import { isObject } from "../../../platform/framework/wire/readJson";
import type { Column, Table } from "../../../platform/framework/storage/Table";

const PLAIN = { words: {}, resource: null } as const;

type Worded = Pick<Model, "enums" | "resources">;

const wordsOf = (
  { enums, resources }: Worded,
  column: string,
  of: unknown,
  language: Language,
): CellColumn["words"] => {
  if (column === "KindColumn") return Object.fromEntries(resources.map(({ name, label }) => [name, label[language]]));
  const name = isObject(of) ? of.enum : undefined;
  const values = enums.find((one) => one.name === name)?.values ?? [];
  return Object.fromEntries(values.map(({ value, label }) => [String(value), label[language]]));
};

const resourceOf = (of: unknown): string | null =>
  isObject(of) && typeof of.reference === "string" ? of.reference : null;

const textOrNull = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** The column for a field, as a list has it; null for a field that no list can show. */
const columnOf = (model: Worded, field: FieldModel, language: Language) => {
  const shown = kindOf(field).column(field);
  if (shown === null) return null;
  const { of, currency, currencyField, area, from } = shown.props;
  const unit = textOrNull(shown.props.unit);
  const named = {
    source: field.name,
    label: field.label[language],
    currency: textOrNull(currency),
    currencyField: textOrNull(currencyField),
    unit: unit && (platformWord(language, `ui.unit.${unit}`) ?? unit),
  };
  const cell: CellColumn = {
    source: field.name,
    label: columnHeader(named),
    as: cellForm(shown.name),
    words: wordsOf(model, shown.name, of, language),
    resource: resourceOf(of),
    area: textOrNull(area),
    from: typeof from === "number" ? from : null,
  };
  return { ...named, cell };
};

/** Whether an export may have this column: lists show it, or could. An encrypted text must be in the list. */
const mayHave = (table: Table, { name, field, secret, encrypted }: Column): boolean =>
  !field.hidden && !secret && (!encrypted || table.resource.views.list.columns.includes(name));

/** `asked`: names of fields. Unknown names are ignored. Without names, the columns of the list are used. */
export const exportColumns = (
  model: Worded,
  table: Table,
  language: Language,
  asked: readonly string[] = [],
): readonly CellColumn[] => {
  const found = (names: readonly string[]) =>
    [...new Set(names)].flatMap((name) => {
      const column = table.byName.get(name);
      const made = column && mayHave(table, column) ? columnOf(model, column.field, language) : null;
      return made === null ? [] : [made];
    });
  const wanted = found(asked);
  const columns = wanted.length > 0 ? wanted : found(table.resource.views.list.columns);
  const all = withCurrencyColumns(columns, (name) => {
    const field = table.byName.get(name)?.field;
    if (field === undefined) return null;
    const label = field.label[language];
    const cell: CellColumn = { ...PLAIN, source: name, label, as: "currency" };
    return { source: name, label, unit: null, currency: null, currencyField: null, cell };
  }).map(({ cell }) => cell);
  const { resource, key } = table;
  const as = kindOf(key.field).wire(key.field) === "text" ? "text" : "number";
  return addKeyColumn(all, distinguishingFields(resource), { source: key.name, label: key.field.label[language], as });
};
