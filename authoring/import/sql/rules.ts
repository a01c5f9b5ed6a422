// What CHECK says of a column: its values, its limits and its lengths.
import { stripParentheses, TokenCursor, splitTokens } from "./Cursor";
import { withoutCasts } from "./casts";
import { textOfTokens, type Token } from "./tokens";

export interface CheckRule {
  /** In lower case. */
  readonly column: string;
  readonly values?: readonly (string | number)[];
  readonly min?: number;
  readonly max?: number;
  /** Whether the limits themselves are excluded. */
  readonly isAbove?: boolean;
  readonly isBelow?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly isRequired?: boolean;
  readonly isJson?: boolean;
}

const literalOf = (tokens: readonly Token[]): string | number | null => {
  const [first, second, ...more] = stripParentheses(tokens);
  if (first === undefined || more.length > 0) return null;
  if (second === undefined) return first.is === "text" ? first.text : first.is === "number" ? Number(first.text) : null;
  return first.text === "-" && second.is === "number" ? -Number(second.text) : null;
};

const valuesOf = (tokens: readonly Token[]): readonly (string | number)[] | null => {
  const values = splitTokens(tokens, ",").map(literalOf);
  return values.length > 0 && values.every((value) => value !== null) ? values : null;
};

const MIRROR: Readonly<Record<string, string>> = { "<": ">", "<=": ">=", ">": "<", ">=": "<=", "=": "=" };
const LENGTHS = new Set(["LENGTH", "CHAR_LENGTH", "CHARACTER_LENGTH"]);

/** The column of one side of a comparison, and whether its length is compared. */
const sideOf = (tokens: readonly Token[]): { readonly column: string; readonly isLength: boolean } | null => {
  const [first, second] = stripParentheses(tokens);
  if (first?.is !== "name") return null;
  if (second === undefined) return { column: first.text.toLowerCase(), isLength: false };
  const cursor = new TokenCursor(stripParentheses(tokens));
  const word = cursor.next().text.toUpperCase();
  const inside = cursor.group();
  const own = cursor.isAtEnd ? sideOf(inside) : null;
  if (own === null || own.isLength) return null;
  if (LENGTHS.has(word)) return { ...own, isLength: true };
  return ["TRIM", "BTRIM", "LOWER", "UPPER"].includes(word) ? own : null;
};

const limit = (
  side: { readonly column: string; readonly isLength: boolean },
  sign: string,
  value: string | number,
): CheckRule | null => {
  const { column, isLength } = side;
  if (sign === "=" && !isLength) return { column, values: [value] };
  if (typeof value !== "number") return null;
  if (isLength) {
    if (sign.startsWith("<")) return { column, maxLength: sign === "<" ? value - 1 : value };
    return sign.startsWith(">") ? { column, minLength: sign === ">" ? value + 1 : value } : null;
  }
  if (sign.startsWith("<")) return { column, max: value, ...(sign === "<" && { isBelow: true }) };
  return sign.startsWith(">") ? { column, min: value, ...(sign === ">" && { isAbove: true }) } : null;
};

const comparisonIn = (tokens: readonly Token[]): CheckRule | null => {
  for (const sign of ["<=", ">=", "<", ">", "="]) {
    const [left = [], right = [], ...more] = splitTokens(tokens, sign);
    if (right.length === 0 || more.length > 0) continue;
    const [value, mirrored] = [literalOf(right), literalOf(left)];
    const side = sideOf(value === null ? right : left);
    if (side === null) return null;
    return value === null
      ? mirrored === null
        ? null
        : limit(side, MIRROR[sign] ?? "", mirrored)
      : limit(side, sign, value);
  }
  return null;
};

/** `x IN (…)` and `x = ANY (ARRAY[…])`. */
const choiceIn = (tokens: readonly Token[]): CheckRule | null => {
  const start = tokens.findIndex(({ is, isQuoted, text }) => is !== "text" && !isQuoted && /^(?:in|any)$/i.test(text));
  if (start < 1) return null;
  const isAny = tokens[start]?.text.toUpperCase() === "ANY";
  const side = sideOf(tokens.slice(0, isAny ? start - 1 : start));
  if (side === null || side.isLength || (isAny && tokens[start - 1]?.text !== "=")) return null;
  const cursor = new TokenCursor(tokens.slice(start + 1));
  const inside = stripParentheses(cursor.group());
  if (!cursor.isAtEnd) return null;
  const isArray = inside[0]?.text.toUpperCase() === "ARRAY";
  const values = valuesOf(isArray ? inside.slice(2, -1) : inside);
  return values === null ? null : { column: side.column, values };
};

const isBetween = ({ is, isQuoted, text }: Token): boolean =>
  is === "name" && !isQuoted && text.toUpperCase() === "BETWEEN";

const betweenIn = (tokens: readonly Token[]): readonly CheckRule[] | null => {
  const at = tokens.findIndex(isBetween);
  const side = at < 1 ? null : sideOf(tokens.slice(0, at));
  const [low = [], high = [], ...more] = splitTokens(tokens.slice(at + 1), "AND");
  if (side === null || more.length > 0) return null;
  const [from, to] = [literalOf(low), literalOf(high)];
  const rules = [from === null ? null : limit(side, ">=", from), to === null ? null : limit(side, "<=", to)];
  return rules.every((rule) => rule !== null) ? rules : null;
};

/** `x IS NULL OR …` says nothing more than `…`, because definitions do not check what is empty. */
const withoutNulls = (parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] =>
  parts.filter((part) => !/ is null$/i.test(textOfTokens(stripParentheses(part))));

const oneOfIn = (parts: readonly (readonly Token[])[]): readonly CheckRule[] | null => {
  const rules = parts.map((part) => parseCheckRules(part));
  const all = rules.flatMap((rule) => (rule?.length === 1 && rule[0]?.values !== undefined ? rule : []));
  const columns = new Set(all.map(({ column }) => column));
  const [column] = columns;
  return all.length === parts.length && columns.size === 1 && column !== undefined
    ? [{ column, values: all.flatMap(({ values = [] }) => values) }]
    : null;
};

/** Null for a check that definitions cannot say. */
export const parseCheckRules = (check: readonly Token[]): readonly CheckRule[] | null => {
  const tokens = stripParentheses(withoutCasts(check));
  const text = textOfTokens(tokens);
  const [, json] = /^json_valid\((\w+)\)$/i.exec(text) ?? [];
  if (json !== undefined) return [{ column: json.toLowerCase(), isJson: true }];
  const [, given] = /^(\w+) is not null$/i.exec(text) ?? [];
  if (given !== undefined) return [{ column: given.toLowerCase(), isRequired: true }];
  const either = splitTokens(tokens, "OR");
  if (either.length > 1) {
    const left = withoutNulls(either);
    const [only] = left;
    return left.length === 1 && only !== undefined ? parseCheckRules(only) : oneOfIn(left);
  }
  const parts = splitTokens(tokens, "AND");
  if (tokens.some(isBetween)) return parts.length === 2 ? betweenIn(tokens) : null;
  if (parts.length > 1) {
    const rules = parts.map(parseCheckRules);
    return rules.every((rule) => rule !== null) ? rules.flat() : null;
  }
  const rule = choiceIn(tokens) ?? comparisonIn(tokens);
  return rule === null ? null : [rule];
};
