// Recognizes from the answers to a sign-in how a host wraps its answers, for `answer` of host.yaml.
import { isObject } from "../src/framework/wire/readAnswer";
import { findNamed, normalizeName } from "./listShape";
import type { AnswerShape } from "./Shape";

/** Names without underscores and capitals. The most usual name comes first. */
const CODES = "success ok code errcode errorcode errno ret retcode resultcode returncode status state".split(" ");
const DATA = "data result payload response content body".split(" ");
const TOKENS = "acctoken accesstoken token authtoken sessiontoken jwt sessionid".split(" ");
/** Names that the console recognises without host.yaml: wire/refusalIn.ts. */
const KNOWN = "message msg detail errordescription title".split(" ");
const MESSAGES = [...KNOWN, ..."errmsg errormsg errormessage description info reason".split(" ")];

type Scalar = string | number | boolean;
const isScalar = (value: unknown): value is Scalar => ["string", "number", "boolean"].includes(typeof value);
const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

export interface Envelope {
  readonly answer: AnswerShape;
  readonly token: string;
  /** The token. */
  readonly held: string;
}

/** The field with the code of a refusal, if the host reports success as true or false. */
const errorOf = (refused: object): string | undefined => {
  const codes = CODES.slice(2);
  const own = findNamed(refused, codes, isScalar);
  if (own !== undefined) return own;
  const error = "error" in refused && isObject(refused.error) ? findNamed(refused.error, codes, isScalar) : undefined;
  return error === undefined ? undefined : `error.${error}`;
};

/** The field with the reason for a refusal in words, unless the console finds it without host.yaml. */
const messageOf = (refused: object): string | undefined => {
  const own = findNamed(refused, MESSAGES, isText);
  return own === undefined || KNOWN.includes(normalizeName(own)) ? undefined : own;
};

/**
 * @param answered the host's answer to a sign-in
 * @param refused the host's answer to an empty sign-in
 * @param token the name of the token in host.yaml
 * @returns null if no token is found
 */
export const recognizeEnvelope = (answered: unknown, refused: unknown, token: string): Envelope | null => {
  if (!isObject(answered)) return null;
  const words = [normalizeName(token), ...TOKENS];
  const data = findNamed(answered, words, isText) === undefined ? findNamed(answered, DATA, isObject) : "";
  const inside = data === "" ? answered : data === undefined ? undefined : answered[data];
  const name = isObject(inside) ? findNamed(inside, words, isText) : undefined;
  const held = name === undefined || !isObject(inside) ? undefined : inside[name];
  if (data === undefined || name === undefined || !isText(held)) return null;
  const code = findNamed(answered, CODES, isScalar);
  const success = code === undefined ? undefined : answered[code];
  const no = isObject(refused) ? refused : {};
  const error = typeof success === "boolean" ? errorOf(no) : undefined;
  const message = messageOf(no);
  const answer = {
    code: code ?? "",
    ...(isScalar(success) && success !== 200 && { success: [success] }),
    ...(error !== undefined && { error }),
    ...(message !== undefined && { message }),
    data,
  };
  return { answer, token: name, held };
};
