// Refusals without a code of the platform: answers of gateways, of frameworks, and in the format of RFC 9457. They are
// read by their HTTP status.
import type { Body } from "./Dialect";
import { factsIn, isObject } from "./readAnswer";

/** HTTP statuses that mean "signed out" and "no permission", with the platform's codes. */
const CODES: Readonly<Record<number, number>> = { 401: 401, 403: 513 };
export const codeOfStatus = (status: number): number => CODES[status] ?? status;
/** Whether a proxy sends this status when the platform behind it does not answer. */
export const isOfGateway = (status: number): boolean => status >= 502 && status <= 504;
/** Fields in which hosts explain a refusal, most precise first. */
const WORDS = ["detail", "message", "msg", "error_description", "title", "error"] as const;
/** The name of an HTTP status is English and adds nothing to its number. */
const NAMES =
  /^(bad request|unauthorized|forbidden|not found|method not allowed|not acceptable|conflict|gone|(payload|content) too large|unprocessable (content|entity)|too many requests|internal server error)\.?$/i;
/** The maximum length of a host's own message. */
export const LONGEST_MESSAGE = 300;

const wordsIn = (body: unknown): string => {
  const facts = factsIn(body);
  const texts = WORDS.map((name) => facts[name]).filter((text) => typeof text === "string");
  const sentences = texts.map((text) => text.trim()).filter((text) => text !== "");
  const words = sentences.find((text) => !NAMES.test(text)) ?? sentences[0];
  if (words !== undefined) return words.slice(0, LONGEST_MESSAGE);
  return isObject(facts.error) ? wordsIn(facts.error) : "";
};

/** Turns a JSON pointer into the request, such as "#/details/0/lang", into a path: "details.0.lang". */
const sourceAt = (pointer: string): string =>
  pointer
    .replace(/^#?\//, "")
    .split("/")
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"))
    .join(".");

/** The refused fields in `errors: [{ pointer, detail }]`. */
const fieldsIn = (body: unknown): Readonly<Record<string, string>> => {
  const { errors } = factsIn(body);
  const entries: readonly unknown[] = Array.isArray(errors) ? errors : [];
  return Object.fromEntries(
    entries.flatMap((error) => {
      const { pointer } = factsIn(error);
      const words = wordsIn(error);
      return typeof pointer === "string" && words !== "" ? [[sourceAt(pointer), words]] : [];
    }),
  );
};

/** Null if it is unclear whether the platform itself refused. */
export const refusalIn = (body: unknown, status: number): Body | null => {
  if (status < 400 || isOfGateway(status)) return null;
  const words = wordsIn(body);
  const isName = NAMES.test(words);
  const isWorded = words !== "" && !(isName && status >= 500);
  if (CODES[status] === undefined && !isWorded && !(isObject(body) && status < 500)) return null;
  const fields = fieldsIn(body);
  const said = words === "" || isName ? {} : { said: words };
  return {
    code: codeOfStatus(status),
    count: 0,
    data: { ...said, isExact: true, ...(Object.keys(fields).length > 0 && { fields }) },
  };
};
