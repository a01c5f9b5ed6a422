import { createHash, timingSafeEqual } from "node:crypto";
import type { MetricSources } from "../../../platform/framework/Feature";
import type { RegisteredMetrics } from "./createMetrics";

const hashed = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Answers /metrics to requests with the token. */
export const serveMetrics =
  (expected: string, metrics: RegisteredMetrics, { rates, now }: MetricSources) =>
  async (request: Request, address: string): Promise<Response> => {
    const [, token = ""] = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "") ?? [];
    if (!timingSafeEqual(hashed(token), hashed(expected))) {
      rates.takeAddress(address, now());
      return new Response("Unauthorized", { status: 401, headers: { "www-authenticate": "Bearer" } });
    }
    return new Response(await metrics.write(), {
      headers: { "content-type": metrics.type, "cache-control": "no-store" },
    });
  };
