// Decimal marks. "1,234" is more than a thousand in one file and about 1.2 in another. So the mark is detected for each
// column and shown, and people can change it.
import { withoutCurrency } from "../../sheets/book/currencyMarks";

export type DecimalMark = "." | ",";

const bareOf = (text: string): string => withoutCurrency(text).amount.replace(/[\s'’_]/g, "");

const NUMBERS = {
  ".": /^([+-]?)(\d{1,3}(?:,\d{2,3})*,\d{3}|\d*)(?:\.(\d*))?$/,
  ",": /^([+-]?)(\d{1,3}(?:\.\d{3})+|\d*)(?:,(\d*))?$/,
} as const;

/** The number with a point and without thousands separators. Null if the text is not a number with this mark. */
export const readDecimal = (text: string, mark: DecimalMark): string | null => {
  const [, sign = "", whole = "", part = ""] = NUMBERS[mark].exec(bareOf(text)) ?? [];
  if (whole === "" && part === "") return null;
  return `${sign.replace("+", "")}${whole.replace(/\D/g, "") || "0"}${part === "" ? "" : `.${part}`}`;
};

type Vote = DecimalMark | "either";

/** The decimal mark that a text suggests for its column. Null if it suggests none. */
const voteOf = (text: string): Vote | null => {
  const bare = bareOf(text);
  if (!/^[+-]?[\d.,]*\d[\d.,]*$/.test(bare)) return null;
  const [points, commas] = [bare.split(".").length - 1, bare.split(",").length - 1];
  if (points + commas === 0) return null;
  if (points > 0 && commas > 0) return bare.lastIndexOf(".") > bare.lastIndexOf(",") ? "." : ",";
  const [mark, other]: readonly [DecimalMark, DecimalMark] = points > 0 ? [".", ","] : [",", "."];
  if (points + commas > 1) return other;
  return /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(bare) ? "either" : mark;
};

/** Counts, for each column of a file, the decimal marks that its texts suggest. */
export class DecimalMarks {
  readonly #votes = new Map<number, Record<Vote, number>>();

  /** Counts a row. A cell that is a number in the file starts with a mark, and is not counted. */
  take(cells: readonly string[]): void {
    for (const [at, text] of cells.entries()) {
      if (!/[.,．，]/.test(text)) continue;
      const cell = text.normalize("NFKC");
      const vote = voteOf(cell);
      if (vote === null) continue;
      const votes = this.#votes.get(at) ?? { ".": 0, ",": 0, either: 0 };
      votes[vote] += 1;
      this.#votes.set(at, votes);
    }
  }

  /** The detected mark of each column. `own`: the operator's mark, for texts that can be read either way. */
  found(own: DecimalMark): Readonly<Record<number, DecimalMark>> {
    return Object.fromEntries(
      [...this.#votes].map(([at, votes]) => [
        at,
        votes["."] === votes[","] ? own : votes["."] > votes[","] ? "." : ",",
      ]),
    );
  }
}

/** The decimal mark of a language: the browser's, which may differ from the console's. */
export const languageDecimalMark = (language: string): DecimalMark =>
  new Intl.NumberFormat(language).formatToParts(1.5).some(({ type, value }) => type === "decimal" && value === ",")
    ? ","
    : ".";
