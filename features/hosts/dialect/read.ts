// Reads an answer in the form of the host.
import { readFlag } from "../../../shared/schema/readFlag";
import { isSuccessWithoutBody } from "../../../src/framework/wire/answer";
import type { CallForm } from "../../../src/framework/wire/contract";
import type { PreparedCall, Body, Reply } from "../../../src/framework/wire/Dialect";
import { readJson, readWrittenJson } from "../../../src/framework/wire/exactJson";
import { factsIn, isObject } from "../../../src/framework/wire/readAnswer";
import { codeOfStatus, LONGEST_MESSAGE, refusalIn } from "../../../src/framework/wire/refusalIn";
import { pagePositionOf } from "../../../src/framework/wire/listAnswer";
import { flattenRows } from "../../../src/framework/wire/nested";
import { fromWire, namesFromWire, wireName } from "./names";
import type { DialectSettings } from "./settings";

const SUCCESS = 200;
/** The code for a refusal that has none. */
const UNKNOWN = 1;
const WRONG_ACCOUNT = 514;

/** The value at "data.items". "" is the body itself. */
export const valueAtPath = (body: unknown, path: string): unknown =>
  path === "" ? body : path.split(".").reduce((value, name) => factsIn(value)[name], body);

const countIn = (body: unknown, { headers }: Reply, { answer }: DialectSettings): number | null => {
  const { count } = answer;
  if (count === null) return null;
  const written = typeof count === "string" ? valueAtPath(body, count) : headers.get(count.header);
  // Content-Range: things 0-9/87
  const number = Number(typeof written === "string" ? written.replace(/^.*\//, "") : (written ?? Number.NaN));
  return Number.isSafeInteger(number) && number >= 0 ? number : null;
};

const hasNext = (
  body: unknown,
  { headers }: Reply,
  own: number,
  { paging, answer: { next = {} } }: DialectSettings,
): boolean | null => {
  if (paging.by === "cursor") return nextCursor(body, paging.next) !== "";
  const hasMore = ({ page, pages, more }: typeof next): boolean | null => {
    if (more !== undefined) return readFlag(valueAtPath(body, more));
    const last = pages === undefined ? Number.NaN : Number(valueAtPath(body, pages) ?? Number.NaN);
    const here = page === undefined ? own : Number(valueAtPath(body, page) ?? own);
    return Number.isNaN(last) ? null : here < last;
  };
  const link = headers.get("link");
  return hasMore(next) ?? (link === null ? null : /;\s*rel="?next"?/.test(link));
};

export const nextCursor = (body: unknown, path: string): string => {
  const value = valueAtPath(body, path);
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};

/** If a host does not count, a link, a cursor or a full page says whether there are more rows. */
const countOf = (
  body: unknown,
  reply: Reply,
  rows: number,
  { form, payload }: PreparedCall,
  settings: DialectSettings,
): Pick<Body, "count" | "isMore"> => {
  const count = countIn(body, reply, settings);
  if (count !== null) return { count };
  const { page, size } = pagePositionOf(payload, form.paging ?? "page_index");
  const so = (page - 1) * size + rows;
  return (hasNext(body, reply, page, settings) ?? (size > 0 && rows >= size))
    ? { count: so + 1, isMore: true }
    : { count: so };
};

/** Child rows are in the form of the host, too. */
const inTree = <List extends { readonly data: unknown; readonly count: number }>(
  list: List,
  { tree, key = "id", names = {} }: CallForm,
): List =>
  tree === undefined
    ? list
    : flattenRows(list, { ...tree, key: wireName(key, names), parent: wireName(tree.parent, names) });

const codeOf = (body: unknown, status: number, { answer, refusals }: DialectSettings): number => {
  const answered = valueAtPath(body, answer.error);
  const known = refusals[String(answered)] ?? refusals[String(status)];
  if (known !== undefined) return known;
  const code = typeof answered === "string" || typeof answered === "number" ? Number(answered) : Number.NaN;
  return Number.isInteger(code) && code !== 0 ? code : status >= 300 ? codeOfStatus(status) : UNKNOWN;
};

const isFine = (body: unknown, status: number, { answer }: DialectSettings): boolean => {
  const isDone = status >= 200 && status < 300;
  if (answer.code === "") return isDone;
  const code = valueAtPath(body, answer.code);
  return answer.success.some((one) => String(one) === String(code));
};

/** The answer to a form is read as in RFC 6749, unless it contains the code that the host itself uses. */
const TOKENS = { code: "", error: "error", fields: "", message: "error_description", data: "" };

const settingsOf = ({ form }: PreparedCall, body: unknown, host: DialectSettings): DialectSettings => {
  const { answer, refusals } = host;
  const isOwn =
    answer.code === ""
      ? isObject(valueAtPath(body, answer.data || "data"))
      : valueAtPath(body, answer.code) !== undefined;
  if (form.body !== "form" || isOwn) return host;
  return { ...host, answer: { ...answer, ...TOKENS }, refusals: { invalid_grant: WRONG_ACCOUNT, ...refusals } };
};

const isRecords = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.every(isObject);

/** A host can wrap some lists in another way than most. Their rows are then the only list of records in the answer. */
const rowsAt = (body: unknown, path: string): unknown => {
  const data = valueAtPath(body, path);
  if (Array.isArray(data) || (path !== "" && data !== undefined)) return data;
  if (isRecords(body)) return body;
  const [only, more] = Object.values(factsIn(body)).filter(isRecords);
  return only === undefined || more !== undefined ? data : only;
};

/** A record without the envelope that other records have is the whole answer. */
const recordAt = (body: unknown, path: string, { verb }: PreparedCall): unknown => {
  const data = valueAtPath(body, path);
  return data === undefined && verb === "get" && isObject(body) ? body : data;
};

/** Null if the reply does not have the form of the host. */
export const readReply = (reply: Reply, asked: PreparedCall, host: DialectSettings): Body | null => {
  const { status, text } = reply;
  const body = text.trim() === "" ? {} : (asked.asWritten ? readWrittenJson : readJson)(text);
  const settings = settingsOf(asked, body, host);
  const { answer } = settings;
  if (body === undefined)
    return status >= 400 && status < 500 ? { code: codeOf({}, status, settings), data: null, count: 0 } : null;
  const { names = {} } = asked.form;
  if (!isSuccessWithoutBody(text, status) && !isFine(body, status, settings)) {
    const hasCode = answer.code !== "" && valueAtPath(body, answer.code) !== undefined;
    const refusal = factsIn(refusalIn(body, status)?.data);
    if (status >= 500 && !hasCode && refusal.said === undefined) return null;
    const code = codeOf(body, status, settings);
    const fields = (answer.fields === "" ? undefined : valueAtPath(body, answer.fields)) ?? refusal.fields;
    const words = answer.message === "" ? undefined : valueAtPath(body, answer.message);
    const said = typeof words === "string" ? { said: words.slice(0, LONGEST_MESSAGE) } : { said: refusal.said };
    const answered = {
      ...said,
      isExact: code === codeOfStatus(status),
      ...(fields !== undefined && { fields: fromWire(fields, names) }),
    };
    return { code, data: { ...factsIn(valueAtPath(body, "data")), ...answered }, count: 0 };
  }
  const named = asked.asWritten ? namesFromWire : fromWire;
  if (asked.verb !== "list") return { code: SUCCESS, data: named(recordAt(body, answer.data, asked), names), count: 0 };
  const data = rowsAt(body, answer.rows);
  const rows = Array.isArray(data) ? data.length : 0;
  const list = inTree({ data, ...countOf(body, reply, rows, asked, settings) }, asked.form);
  return { ...list, code: SUCCESS, data: named(list.data, names) };
};
