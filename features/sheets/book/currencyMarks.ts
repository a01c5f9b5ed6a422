// How people write a currency next to an amount or in a header: its code, its symbols, and its names.
import { currencyCode } from "../../../shared/schema/currency";
import { LANGUAGES } from "../../../shared/schema/languages";

const FORMS = ["code", "symbol", "narrowSymbol", "name"] as const;
/** All recognised currencies. Some are in no definition, so that an amount in such a currency is refused. */
const RECOGNISED =
  "CNY USD INR JPY EUR GBP HKD TWD MOP KRW SGD AUD CAD NZD CHF RUB BRL MXN THB VND MYR IDR PHP TRY PLN SEK NOK DKK ZAR AED SAR ILS";

/** Ways to write currencies that browsers do not know. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  CNY: ["rmb", "元", "圆", "圓", "人民币元", "人民幣元"],
  INR: ["rs", "rs.", "卢比", "盧比"],
  JPY: ["円"],
  USD: ["美金"],
};

const folded = (text: string): string => text.normalize("NFKC").trim().toLowerCase();

const read = (code: string): ReadonlySet<string> => {
  const shown = LANGUAGES.flatMap((language) =>
    FORMS.map((currencyDisplay) => {
      const parts = new Intl.NumberFormat(language, { style: "currency", currency: code, currencyDisplay });
      return parts.formatToParts(1).find(({ type }) => type === "currency")?.value ?? code;
    }),
  );
  return new Set([...shown, ...(OTHERS[code] ?? [])].map(folded));
};

const known = new Map<string, ReadonlySet<string>>();
const marksOf = (code: string): ReadonlySet<string> => {
  const found = known.get(code) ?? (/^[A-Z]{3}$/.test(code) ? read(code) : new Set([folded(code)]));
  known.set(code, found);
  return found;
};

const recognised = (): readonly (readonly [code: string, marks: ReadonlySet<string>])[] =>
  RECOGNISED.split(" ").map((code) => [code, marksOf(code)]);

/** Whether the text means this currency, given by its name or its code. "¥" means two currencies. */
export const isMarkOf = (mark: string, currency: string): boolean => marksOf(currencyCode(currency)).has(folded(mark));

/** Whether the text means a currency. */
export const isCurrencyMark = (text: string): boolean => {
  const plain = folded(text);
  return plain !== "" && (/\p{Sc}/u.test(plain) || recognised().some(([, marks]) => marks.has(plain)));
};

/** The currency that a header or a label names: "Price (USD)", "单价（元）", "美元价格". Null if it names none. */
export const currencyNamedIn = (text: string): string | null => {
  const plain = folded(text);
  const words = plain.split(/[^\p{L}\p{Sc}]+/u).filter((word) => word !== "");
  const named = recognised().flatMap(([, marks]) =>
    [...marks].filter((mark) => /^\p{Script=Han}{2,}$/u.test(mark) && plain.includes(mark)),
  );
  return words.find(isCurrencyMark) ?? named.toSorted((one, other) => other.length - one.length)[0] ?? null;
};

/** An amount and the currency that is written before or after it, if any: "$19.90", "19.90 元". */
export const withoutCurrency = (text: string): { readonly amount: string; readonly mark: string } => {
  const plain = text.normalize("NFKC").trim();
  const [, sign = "", before = "", amount = "", after = ""] =
    /^([+-]?)\s*([^\d.,+-]*)\s*([+-]?[\d.,](?:.*\d)?[.,]?)\s*(\D*)$/u.exec(plain) ?? [];
  const marks = [before, after].map((mark) => mark.trim()).filter((mark) => mark !== "");
  if (marks.length === 0 || !marks.every(isCurrencyMark)) return { amount: plain, mark: "" };
  // If two different currencies are written, the mark contains both, so that it matches neither.
  const [mark = "", other = mark] = marks;
  return { amount: sign + amount, mark: mark === other ? mark : `${mark} ${other}` };
};
