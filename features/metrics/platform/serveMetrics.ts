import { createHash, timingSafeEqual } from "node:crypto";
import type { Metrics } from "../observing/Metrics";
import type { Platform } from "../Platform";

const hashed = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Answers /metrics to requests with METRICS_TOKEN. Without that setting, the address does not exist. */
export const serveMetrics = async (
  { settings: { METRICS_TOKEN }, rates, now }: Platform,
  metrics: Metrics | null,
  request: Request,
  address: string,
): Promise<Response> => {
  if (metrics === null || METRICS_TOKEN === null) return new Response("Not found", { status: 404 });
  const [, token = ""] = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "") ?? [];
  if (!timingSafeEqual(hashed(token), hashed(METRICS_TOKEN))) {
    rates.takeAddress(address, now());
    return new Response("Unauthorized", { status: 401, headers: { "www-authenticate": "Bearer" } });
  }
  return new Response(await metrics.write(), {
    headers: { "content-type": metrics.type, "cache-control": "no-store" },
  });
};
