// Serves the OpenAPI document to signed-in callers and to programs with a key: /openapi.json as JSON, /openapi as a
// page, which asks for the key. The document is built once per language.
import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { LANGUAGES, type Language, type Model } from "../../../generator";
import type { HandlersOf } from "../../../platform/framework/calls/Handler";
import type { Visit } from "../../../platform/framework/Feature";
import type { JsonPart } from "./Json";
import { writeOpenApi } from "./writeOpenApi";
import { PAGE_STYLE, writeKeyForm, writePage } from "./writePage";
import type { Platform } from "../../../platform/framework/Platform";
import type { Handles } from "../../../platform/framework/storage/defineResource";
import { languageOf, readCall, respondWithFailure } from "../../../platform/framework/wire/envelope";
import { Failure } from "../../../platform/framework/wire/Failure";
import { readBytes } from "../../../platform/framework/wire/readBytes";
import { httpStatusOf } from "../../../platform/framework/wire/httpStatus";
import { messageOf } from "../../../platform/framework/wire/words";
import { PROGRAMS_ALLOWED, signedTarget } from "../../../platform/framework/door/restTarget";

const PAGE = "/openapi";
const DOCUMENT = "/openapi.json";

/** The page runs no script and loads nothing. */
const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": `default-src 'none'; style-src 'sha256-${createHash("sha256").update(PAGE_STYLE).digest("base64")}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
};

interface Written {
  readonly etag: string;
  readonly document: JsonPart;
  readonly plain: Buffer;
  readonly packed: Buffer;
}

const write = (platform: Platform, handlers: HandlersOf<Handles>, language: Language): Written => {
  const described = { model: platform.model, handlers, pageSize: platform.limits.pageSize };
  const document = writeOpenApi(described, language);
  const plain = Buffer.from(JSON.stringify(document));
  const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  return { etag, document, plain, packed: gzipSync(plain) };
};

const written = new WeakMap<Model, Map<Language, Written>>();

const documentOf = (platform: Platform, handlers: HandlersOf<Handles>, language: Language): Written => {
  const known = written.get(platform.model) ?? new Map<Language, Written>();
  written.set(platform.model, known);
  const document = known.get(language) ?? write(platform, handlers, language);
  known.set(language, document);
  return document;
};

interface Asked extends Visit {
  readonly language: Language;
}

/** The key that the form of the page sent; null if there is none. */
const keyIn = async (request: Request, small: number): Promise<string | null> => {
  const body = await readBytes(request, { small, more: async () => small });
  return new URLSearchParams(body.toString()).get("key")?.trim() ?? null;
};

/** @throws Failure 401 without a session or key, 429 for too many requests */
const check = async ({ platform, door, request, address }: Asked, key: string | null): Promise<void> => {
  const sent = readCall(request, {}, address, platform.model.host);
  const incoming = { ...sent, token: key ?? sent.token };
  const target = signedTarget("openapi", { ...PROGRAMS_ALLOWED, looking: true }, async () => ({ data: null }));
  await door.ask({ ...incoming, platform, target });
};

const serveDocument = async (asked: Asked): Promise<Response> => {
  const { platform, handlers, request, language } = asked;
  if (request.method !== "GET") throw new Failure(404);
  await check(asked, null);
  const { etag, plain, packed } = documentOf(platform, handlers, language);
  const headers = {
    etag,
    vary: "accept-language, accept-encoding, authorization",
    "cache-control": "private, no-cache",
  };
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  const isPacked = /\bgzip\b/.test(request.headers.get("accept-encoding") ?? "");
  return new Response(isPacked ? new Uint8Array(packed) : new Uint8Array(plain), {
    headers: {
      ...headers,
      "content-type": "application/json; charset=utf-8",
      ...(isPacked ? { "content-encoding": "gzip" } : {}),
    },
  });
};

const serveAsking = ({ platform, language }: Asked, refusal: Failure | null): Response => {
  const words = refusal === null ? null : messageOf(platform.model, language, refusal);
  const status = refusal === null ? 200 : httpStatusOf(refusal.code);
  return new Response(writeKeyForm(language, words), { status, headers: PAGE_HEADERS });
};

const servePage = async (asked: Asked): Promise<Response> => {
  const { platform, handlers, request, address, language } = asked;
  if (request.method === "GET") {
    platform.rates.takeAddress(address, platform.now());
    return serveAsking(asked, null);
  }
  await check(asked, await keyIn(request, platform.limits.unsignedBytes));
  const { document } = documentOf(platform, handlers, language);
  return new Response(writePage(document, language), { headers: PAGE_HEADERS });
};

/** `?lang=` has priority over the header. */
const languageFor = (url: URL, request: Request): Language => {
  const asked = url.searchParams.get("lang");
  return LANGUAGES.find((one) => one === asked) ?? languageOf(asked ?? request.headers.get("accept-language"));
};

const answer = async (visit: Visit): Promise<Response> => {
  const { request, platform } = visit;
  const url = new URL(request.url);
  const asked = { ...visit, language: languageFor(url, request) };
  try {
    return await (url.pathname === PAGE ? servePage(asked) : serveDocument(asked));
  } catch (error) {
    const failure = visit.failed(error);
    if (url.pathname === PAGE) return serveAsking(asked, failure);
    const { status, headers, body } = respondWithFailure(platform.model, asked.language, failure);
    return new Response(body, { status: failure.code === 401 ? 401 : status, headers });
  }
};

/** The document and its page, by their addresses. */
export const openapiRoutes = { [PAGE]: answer, [DOCUMENT]: answer };
