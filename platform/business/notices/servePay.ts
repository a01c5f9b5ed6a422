// Requests of payment platforms, and the page of the demo platform. They need no session and are not calls of the console.
//   POST /pay/notify/<payment>      a signed notice, as JSON or form data; answered "success" if it was accepted
//   GET, POST /pay/demo/<payment>   the demo payment platform; only in demo mode
import { resources } from "../../generated/resources";
import { createHash } from "node:crypto";
import { isObject, type Language, languageOf, LANGUAGES, type Platform } from "pilothouse/platform";
import { findByKey, decodeRow, type Row, tableFor } from "pilothouse/platform/storage";
import { demoPage, isPayable, PAGE_STYLE, type Payment } from "./demoPage";
import { readDemoSecret } from "../payments/readDemoSecret";
import { processNotice } from "./notice";
import type { NoticeRefusal } from "./notice";
import { signWithHmac } from "../payments/signing";

const MOST_BYTES = 64 * 1024;
const ADDRESS = /^\/pay\/(notify|demo)\/(PY[0-9A-F]{1,60})$/;
const STATUS: Readonly<Record<NoticeRefusal, number>> = { unknown: 404, signature: 401, amount: 409, result: 400 };

const answerText = (status: number, text: string) =>
  new Response(text, { status, headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" } });

const html = (status: number, body: string) =>
  new Response(body, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": `default-src 'none'; style-src 'sha256-${createHash("sha256").update(PAGE_STYLE).digest("base64")}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    },
  });

/** The values in the body. Null if the body is unreadable or too long for a notice. */
const readValues = async (request: Request): Promise<Row | null> => {
  if (request.body === null) return null;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = request.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    bytes += next.value.byteLength;
    if (bytes > MOST_BYTES) {
      await reader.cancel();
      return null;
    }
    chunks.push(next.value);
  }
  const text = Buffer.concat(chunks).toString("utf8");
  if (!(request.headers.get("content-type") ?? "").includes("json"))
    return Object.fromEntries(new URLSearchParams(text));
  try {
    const body: unknown = JSON.parse(text);
    return isObject(body) ? body : null;
  } catch {
    return null;
  }
};

const notify = async (platform: Platform, id: string, request: Request): Promise<Response> => {
  const notice = await readValues(request);
  if (notice === null) return answerText(400, "fail");
  const refusal = await processNotice(platform, id, notice);
  return refusal === null ? answerText(200, "success") : answerText(STATUS[refusal], "fail");
};

const paymentOf = async (platform: Platform, id: string): Promise<Payment | null> => {
  const table = tableFor(platform, resources.pay_order);
  const row = await findByKey(platform.store.db, table, id);
  return row === null || row.pay_id !== 0 ? null : decodeRow(table, row);
};

const languageAsked = (request: Request, given: unknown): Language =>
  LANGUAGES.find((language) => language === given) ?? languageOf(request.headers.get("accept-language"));

/** Acts as the demo platform: signs a notice with the result and sends it, as a real platform would. */
const decide = async (platform: Platform, payment: Payment, result: unknown): Promise<void> => {
  const now = platform.now();
  const { pay_order_id, money, money_type } = payment;
  const answered: Row = {
    pay_order_id,
    platform_order_id: `DEMO${pay_order_id.slice(2, 30)}`,
    money,
    money_type,
    result: result === "paid" ? "paid" : "refused",
    ...(result === "paid" ? {} : { reason: "refused by the payer" }),
    time: now,
    sign_type: "HMAC-SHA256",
  };
  const sign = signWithHmac(answered, await readDemoSecret(platform.store.db, now));
  await processNotice(platform, pay_order_id, { ...answered, sign });
};

const demo = async (platform: Platform, id: string, request: Request): Promise<Response> => {
  const { searchParams } = new URL(request.url);
  const payment = await paymentOf(platform, id);
  if (request.method === "POST") {
    const values = (await readValues(request)) ?? {};
    if (payment && isPayable(payment, platform.now())) await decide(platform, payment, values.result);
    const language = languageAsked(request, values.lang);
    return new Response(null, { status: 303, headers: { location: `/pay/demo/${id}?lang=${language}` } });
  }
  const page = demoPage(languageAsked(request, searchParams.get("lang")), payment, platform.now());
  return html(payment ? 200 : 404, page);
};

export const servePay = async (platform: Platform, request: Request): Promise<Response> => {
  const [, place, id] = ADDRESS.exec(new URL(request.url).pathname) ?? [];
  if (id === undefined) return answerText(404, "fail");
  if (place === "notify") return request.method === "POST" ? notify(platform, id, request) : answerText(405, "fail");
  if (!platform.isDemo) return answerText(404, "Not found");
  return request.method === "GET" || request.method === "POST" ? demo(platform, id, request) : answerText(405, "fail");
};
