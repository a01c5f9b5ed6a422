import type { PlatformFeature } from "../../../platform/framework/Feature";
import { createMetrics } from "./createMetrics";
import { serveMetrics } from "./serveMetrics";

export const metrics: PlatformFeature = {
  name: "metrics",
  async metrics({ METRICS_TOKEN }, sources) {
    if (METRICS_TOKEN === null) return null;
    const registered = await createMetrics(sources);
    return { note: registered.note, answer: serveMetrics(METRICS_TOKEN, registered, sources) };
  },
};
