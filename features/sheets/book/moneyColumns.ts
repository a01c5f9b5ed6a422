// Amounts in several currencies get an extra column with their currency.
import { currencyCode } from "../../../shared/schema/currency";
import { currencyNamedIn } from "./currencyMarks";

interface Amount {
  readonly source: string;
  readonly label: string;
  /** The field with the currency of each amount. */
  readonly currencyField?: string | null | undefined;
  /** The currency of all amounts. */
  readonly currency?: string | null | undefined;
}

/** The columns. After the first amount of each currency field, the column of that field is added if it is missing. */
export const withCurrencyColumns = <Column extends Amount>(
  columns: readonly Column[],
  currencyColumn: (field: string) => Column | null,
): readonly Column[] => {
  const there = new Set(columns.map(({ source }) => source));
  return columns.flatMap((column) => {
    const field = column.currencyField;
    if (field === undefined || field === null || there.has(field)) return [column];
    there.add(field);
    const beside = currencyColumn(field);
    return beside === null ? [column] : [column, beside];
  });
};

interface Headed extends Pick<Amount, "label" | "currency" | "currencyField"> {
  /** The unit of all numbers, in words: min. */
  readonly unit?: string | null | undefined;
}

/** The header of a column: with the unit of its numbers, and its single currency unless the label names it. */
export const columnHeader = ({ label, currency, currencyField, unit }: Headed): string => {
  if (unit) return `${label} (${unit})`;
  return currency && !currencyField && currencyNamedIn(label) === null ? `${label} (${currencyCode(currency)})` : label;
};
