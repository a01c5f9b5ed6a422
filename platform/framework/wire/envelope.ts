// Reads calls and writes answers in the two styles of the wire.
// legacy { params, tag, request: { language, token and version, under the names in host.yaml } }
// bearer the body has only the parameters; the token is in the header `authorization: Bearer <token>`
import { REQUEST_ID } from "./ownNames";
import { FIRST_LANGUAGE, LANGUAGES } from "../../../generator";
import type { HostModel, Language, Model } from "../../../generator";
import { Failure } from "./Failure";
import type { Limits } from "./limits";
import { toJsonInSteps } from "./mapInSteps";
import { isObject, parseObject, type Params } from "./readJson";
import { readBytes } from "./readBytes";
import { messageOf, valuesInLanguage } from "./words";

/** A call, in the same form for both styles. */
export interface Incoming<Of = Params> {
  readonly params: Of;
  readonly token: string | null;
  readonly language: Language;
  readonly apiVersion: string | null;
  /** The caller's id for the request, so that a repeated request is not carried out again; null without an id. */
  readonly requestId: string | null;
  /** The network address of the sender, for limits. */
  readonly address: string;
}

/** The values of an answer, as sent. Stored rows do not fit, because their amounts are `Cents`. Use `decodeRow`. */
export type AnswerValue = string | number | boolean | null | undefined | readonly AnswerValue[] | AnsweredRow;

export type AnsweredRow = { readonly [name: string]: AnswerValue };

export interface Answer<Data = AnswerValue> {
  readonly data: Data;
  readonly count?: number;
  /** Whether `count` is an estimate. The answer then says so. */
  readonly isAbout?: boolean;
  /** Whether the call was only a trial. Then nothing was done, and the audit trail must not record it. */
  readonly isTrial?: boolean;
  /** A file or a redirection, sent in place of the answer. */
  readonly response?: Response;
}

const textOrNull = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** The language for an `accept-language` header such as `zh-TW,zh;q=0.9`. The first one if it names no supported one. */
export const languageOf = (wanted: string | null): Language => {
  const tag = (wanted ?? "").split(/[,;]/)[0]?.trim() ?? "";
  const chinese = /^zh-(tw|hk|mo|hant)/i.test(tag) ? "zh-TW" : "zh-CN";
  const wishes = /^zh/i.test(tag) ? [chinese] : [tag, tag.split("-")[0]];
  return LANGUAGES.find((language) => wishes.includes(language)) ?? FIRST_LANGUAGE;
};

const bearerToken = (request: Request): string | null =>
  /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;

export interface BodyRules {
  readonly limits: Limits;
  /** Whether a token belongs to an open session. */
  readonly isSigned: (token: string) => Promise<boolean>;
  /** Whether the body of this call may contain its token. */
  readonly isLegacy: boolean;
}

/**
 * Reads the body of a call. Without a valid token, the body must be small, as for signing in. @throws Failure 400 if it
 * is not a JSON object, 401 or 413 if it is too large for this sender
 */
export const readBody = async (request: Request, { limits, isSigned, isLegacy }: BodyRules): Promise<Params> => {
  const token = bearerToken(request);
  const more = async () => {
    if (token === null) return isLegacy ? limits.legacyBytes : limits.unsignedBytes;
    if (await isSigned(token)) return limits.bodyBytes;
    throw new Failure(401);
  };
  return parseObject(await readBytes(request, { small: limits.unsignedBytes, more }), limits);
};

/** Reads token, language and parameters of a call from headers and parsed body. Without `host`: only bearer calls. */
export const readCall = (
  request: Request,
  body: Params,
  address: string,
  host: Pick<HostModel, "envelope"> | null,
): Incoming => {
  const header = languageOf(request.headers.get("accept-language"));
  const { request: block, params } = body;
  const named = request.headers.get("idempotency-key");
  const envelope = host?.envelope ?? null;
  if (envelope === null || !isObject(block)) {
    const requestId = named ?? textOrNull(body[REQUEST_ID]);
    return { params: body, token: bearerToken(request), language: header, apiVersion: null, requestId, address };
  }
  const language = textOrNull(block.language);
  const given = isObject(params) ? params : {};
  return {
    params: given,
    requestId: named ?? textOrNull(given[REQUEST_ID]),
    token: textOrNull(block[envelope.token]) ?? bearerToken(request),
    language: language === null ? header : languageOf(language),
    apiVersion: textOrNull(block[envelope.version]),
    address,
  };
};

type Headers = Readonly<Record<string, string>>;

const json = (body: string | Uint8Array<ArrayBuffer>, status = 200, more: Headers = {}): Response =>
  new Response(body, {
    status,
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store", ...more },
  });

/** Codes about the HTTP request itself, which are also its HTTP status. */
const STATUSES = new Set([400, 413, 429]);

/** `headers` are set when the response is made, because changing them later costs as much as making it. */
export const toResponse = async (answer: Answer<unknown>, headers: Headers = {}): Promise<Response> => {
  const { data, count = Array.isArray(data) ? data.length : 0, isAbout = false } = answer;
  const written = Array.isArray(data) ? await toJsonInSteps(data) : JSON.stringify(data ?? null);
  const [head, tail] = ['{"code":200,"data":', `,"count":${count}${isAbout ? ',"count_estimated":true' : ""}}`];
  const isText = typeof written === "string";
  const body = isText ? `${head}${written}${tail}` : Buffer.concat([Buffer.from(head), written, Buffer.from(tail)]);
  return json(body, 200, headers);
};

/** The data of a failure, with its context and the values of placeholders, so that a console can use its message. */
export const failureData = (language: Language, { context, data, words }: Failure): unknown =>
  context === null || (data !== null && !isObject(data))
    ? data
    : { ...data, context, ...(Object.keys(words).length > 0 ? { values: valuesInLanguage(language, words) } : {}) };

/** Codes of failures after which the same request may succeed a little later. */
const AGAIN = new Set([429, 503]);

/** The header with the number of seconds to wait, for these codes. */
export const retryAfterHeader = ({ code, words }: Failure): Headers =>
  AGAIN.has(code) ? { "retry-after": String(words.seconds ?? 1) } : {};

/** Answers a failure, with HTTP status 200 except for bodies (400, 413) and too many calls (429). */
export const respondWithFailure = (model: Model, language: Language, failure: Failure): Response => {
  const status = STATUSES.has(failure.code) ? failure.code : 200;
  const data = failureData(language, failure);
  return json(
    JSON.stringify({ code: failure.code, data, count: 0, msg: messageOf(model, language, failure) }),
    status,
    retryAfterHeader(failure),
  );
};
