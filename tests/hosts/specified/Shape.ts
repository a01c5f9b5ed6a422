// The forms in which a specified host may write rows and answers: the specification leaves them open. Like the host,
// this file imports nothing of the product.

/** The meaning of a field. Hosts may write the field in different forms. */
export type FieldForm = "time" | "flag" | "number" | "key";

export interface HostShape {
  readonly time: "s" | "ms" | "iso" | "clock";
  /** The host's values for no and yes. */
  readonly flag: readonly [unknown, unknown];
  readonly number: "number" | "text";
  /** Whether keys are too large for a JavaScript number. */
  readonly long: boolean;
  /** Whether rows have fields that the console does not know. */
  readonly more: boolean;
  readonly menus: "flat" | "nested";
  /** The answer to `add`. */
  readonly add: "key" | "nothing" | "location";
  readonly list: "data" | "list" | "rows" | "records" | "content";
  readonly counts: boolean;
  readonly pages: boolean;
  /** Whether lists can be filtered by the key of a record. */
  readonly keys: boolean;
  readonly refusals: "code" | "status" | "problem" | "message";
}

export const SPECIFIED: HostShape = {
  time: "s",
  flag: [0, 1],
  number: "number",
  long: false,
  more: false,
  menus: "flat",
  add: "nothing",
  list: "data",
  counts: true,
  pages: true,
  keys: true,
  refusals: "code",
};

export type ShapedRow = Record<string, unknown>;
export type FieldForms = Readonly<Record<string, FieldForm>>;

const LONG = 9_007_199_254_000_000_000n;
const SHANGHAI = 8 * 3600;

const isRow = (value: unknown): value is ShapedRow =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const timeIn = (seconds: number, time: Exclude<HostShape["time"], "s">): unknown => {
  if (time === "ms") return seconds * 1000;
  if (seconds === 0) return null;
  // The milliseconds are not 0, and the console must not lose them.
  if (time === "iso") return new Date(seconds * 1000 + 250).toISOString();
  return new Date((seconds + SHANGHAI) * 1000).toISOString().slice(0, 19).replace("T", " ");
};

/** A recorded value in the form of this host. */
const shaped = (value: unknown, form: FieldForm | undefined, shape: HostShape): unknown => {
  if (Array.isArray(value)) return value.map((one) => shaped(one, form, shape));
  if (typeof value !== "number") return value;
  if (form === "time" && shape.time !== "s") return timeIn(value, shape.time);
  if (form === "flag") return shape.flag[value === 1 ? 1 : 0];
  if (form === "key" && shape.long && value !== 0) return LONG + BigInt(value);
  if (form !== undefined) return shape.number === "text" ? String(value) : value;
  return value;
};

export const shapedRow = (row: ShapedRow, forms: FieldForms, shape: HostShape): ShapedRow => ({
  ...Object.fromEntries(Object.entries(row).map(([name, value]) => [name, shaped(value, forms[name], shape)])),
  ...(shape.more && { _rev: "3-9c1", share: 0.1, tags: ["a", { b: null }], big: LONG + 1n, settings: '{"a":1.0}' }),
});

/** Whether a sent value has the form of this host. Empty values may be 0, "" or null. */
export const isShaped = (value: unknown, form: FieldForm | undefined, shape: HostShape): boolean => {
  if (Array.isArray(value)) return value.every((one) => isShaped(one, form, shape));
  if (value === null || value === "" || value === undefined || form === undefined) return true;
  if (form === "time" && shape.time !== "s") {
    if (shape.time === "ms") return typeof value === "number" && (value === 0 || value > 1e11);
    const pattern = shape.time === "iso" ? /^\d{4}-\d\d-\d\dT[\d:.]+Z$/ : /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
    return typeof value === "string" && pattern.test(value);
  }
  if (form === "flag") return shape.flag.includes(value);
  if (form === "key" && shape.long) return value === 0 || value === "0" || typeof value === "bigint";
  return typeof value === (shape.number === "text" ? "string" : "number");
};

/** The answer of a list. */
export const shapedList = (data: readonly ShapedRow[], all: number, { list, counts }: HostShape): ShapedRow => {
  const count = (name: string): ShapedRow => (counts ? { [name]: all } : {});
  if (list === "data") return { data, ...count("count") };
  if (list === "records") return { data: { records: data, current: 1, ...count("total") } };
  if (list === "content") return { data: { content: data, ...count("totalElements") } };
  return { data: { [list]: data, ...count("total") } };
};

/** Nests rows in `children` of the row that `parent` refers to. */
export const nestRows = (
  rows: readonly ShapedRow[],
  key: string,
  parent: string,
  children: string,
): readonly ShapedRow[] => {
  const below = (of: unknown): readonly ShapedRow[] =>
    rows
      .filter((row) => String(row[parent] ?? 0) === String(of))
      .map(({ [parent]: _, ...row }) => ({ ...row, [children]: below(row[key]) }));
  return below(0);
};

const NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gs;

/** Parses JSON; long integers become bigints. */
export const parseExactJson = (text: string): unknown =>
  JSON.parse(
    text.replaceAll(NUMBER, (token) =>
      /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"\\u0000${token}"` : token,
    ),
    (_, value: unknown) => (typeof value === "string" && value.startsWith("\u0000") ? BigInt(value.slice(1)) : value),
  );

export const writeAnswer = (value: unknown): string =>
  JSON.stringify(value, (_, held: unknown) => (typeof held === "bigint" ? `\u0000${held}` : held)).replaceAll(
    /"\\u0000(-?\d+)"/g,
    "$1",
  );

/** The HTTP status of a code, if answers have no code: not signed in, not allowed, wrong account or password. */
const STATUSES: Readonly<Record<number, number>> = { 401: 401, 404: 404, 513: 403, 514: 401 };

/** A refusal with its HTTP status. */
export const hostRefusal = (code: number, data: unknown, { refusals }: HostShape): readonly [number, unknown] => {
  const status = STATUSES[code] ?? 400;
  const fields = isRow(data) && isRow(data.fields) ? data.fields : {};
  if (refusals === "status") return [status, {}];
  if (refusals === "message") return [status, { message: "The platform says no." }];
  if (refusals === "problem") {
    const errors = Object.keys(fields).map((name) => ({ pointer: `/${name}`, detail: "Not like this." }));
    return [status, { type: "about:blank", title: "Refused", status, detail: "The platform says no.", errors }];
  }
  return [200, { code, ...(data === undefined ? {} : { data }) }];
};
