// The wire's outer shape. Legacy bodies wrap what they send; bearer bodies are what they send.
//   legacy  { params, tag, request: { language, and what host.yaml names: the token, the version } }
//   bearer  the parameters, with `authorization: Bearer <token>`
import { REQUEST_ID } from "./ownNames";
import { LANGUAGES } from "../../../generator";
import type { HostModel, Language, Model } from "../../../generator";
import { Failure } from "./Failure";
import type { Limits } from "./limits";
import { isObject, parseObject, type Params } from "./readJson";
import { readBytes } from "./readBytes";
import { messageOf } from "./words";

/** A call as it came, whatever its style. */
export interface Incoming<Of = Params> {
  readonly params: Of;
  readonly token: string | null;
  readonly language: Language;
  readonly apiVersion: string | null;
  /** What the caller calls this request, so that it is done once however often it arrives; null where it does not. */
  readonly requestId: string | null;
  /** Where it came from, for limits on attempts. */
  readonly address: string;
}

export interface Answer<Data = unknown> {
  readonly data: Data;
  readonly count?: number;
}

const textOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** `zh-TW,zh;q=0.9` and the like; English when it names none of ours. */
export const languageOf = (wanted: string | null): Language => {
  const tag = (wanted ?? "").split(/[,;]/)[0]?.trim() ?? "";
  if (/^zh-(tw|hk|mo|hant)/i.test(tag)) return "zh-TW";
  if (/^zh/i.test(tag)) return "zh-CN";
  return LANGUAGES.find((language) => language === tag) ?? "en";
};

const bearer = (request: Request): string | null =>
  /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;

interface BodyReading {
  readonly limits: Limits;
  /** Whether a token is one of somebody signed in. */
  readonly isSigned: (token: string) => Promise<boolean>;
  /** Whether the body is where this call carries its token. */
  readonly isLegacy: boolean;
}

/**
 * Whoever shows no token, or none that is good, is read no further than signing in needs.
 * @throws Failure 400 for what is not a JSON object, 401 or 413 for one that is too large for who sends it
 */
export const readBody = async (request: Request, { limits, isSigned, isLegacy }: BodyReading): Promise<Params> => {
  const token = bearer(request);
  const more = async () => {
    if (token === null) return isLegacy ? limits.legacyBytes : limits.unsignedBytes;
    if (await isSigned(token)) return limits.bodyBytes;
    throw new Failure(401);
  };
  return parseObject(await readBytes(request, { small: limits.unsignedBytes, more }), limits);
};

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
    const requestId = named ?? textOf(body[REQUEST_ID]);
    return { params: body, token: bearer(request), language: header, apiVersion: null, requestId, address };
  }
  const language = textOf(block.language);
  const given = isObject(params) ? params : {};
  return {
    params: given,
    requestId: named ?? textOf(given[REQUEST_ID]),
    token: textOf(block[envelope.token]) ?? bearer(request),
    language: language === null ? header : languageOf(language),
    apiVersion: textOf(block[envelope.version]),
    address,
  };
};

const json = (body: unknown, status = 200, more: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store", ...more },
  });

/** Codes that say something of the request as such, and are its HTTP status too. */
const STATUSES = new Set([400, 413, 429]);

export const respond = ({ data, count }: Answer): Response =>
  json({ code: 200, data: data ?? null, count: count ?? (Array.isArray(data) ? data.length : 0) });

/** What a console needs to say it in words of its own: what it is about, and what fills the placeholders. */
const toldOf = ({ context, data, words }: Failure): unknown =>
  context === null || (data !== null && !isObject(data))
    ? data
    : { ...data, context, ...(Object.keys(words).length > 0 ? { values: words } : {}) };

/** The HTTP status is 200 but for a body that cannot be read, or one of too many. */
export const respondWithFailure = (model: Model, language: Language, failure: Failure): Response => {
  const status = STATUSES.has(failure.code) ? failure.code : 200;
  const again: Record<string, string> =
    failure.code === 429 ? { "retry-after": String(failure.words.seconds ?? 1) } : {};
  return json(
    { code: failure.code, data: toldOf(failure), count: 0, msg: messageOf(model, language, failure) },
    status,
    again,
  );
};
