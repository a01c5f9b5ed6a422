// The metrics of this process for Prometheus: requests, the queue, connections to the store, and memory, processor and
// event loop (by prom-client). Loaded only if METRICS_TOKEN is set.
import type { MetricSources } from "../../../platform/framework/Feature";
import { countUploads } from "../../../platform/framework/uploads/uploads";
import { type QueueFigures, readQueueFigures } from "./readQueueFigures";
import { addReaderMetrics } from "./readerMetrics";

/** The metrics of this process. */
export interface RegisteredMetrics {
  note(call: string, code: number, seconds: number): void;
  readonly type: string;
  /** All metrics in the text format of Prometheus. */
  write(): Promise<string>;
}

/** Upper limits of durations, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export const createMetrics = async ({ version, store, now }: MetricSources): Promise<RegisteredMetrics> => {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import("prom-client");
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "pilothouse_requests_total",
    help: "Requests by call and by the code of the answer",
    labelNames: ["call", "code"] as const,
    registers,
  });
  const durations = new Histogram({
    name: "pilothouse_request_seconds",
    help: "Seconds until a request is answered, by call",
    labelNames: ["call"] as const,
    buckets: BUCKETS,
    registers,
  });
  new Gauge({
    name: "pilothouse_build_info",
    help: "The version that runs, as a label",
    labelNames: ["version"] as const,
    registers,
  }).set({ version }, 1);
  new Gauge({
    name: "pilothouse_store_connections",
    help: "Connections to the store that are open, those in use, and calls that wait for one",
    labelNames: ["state"] as const,
    registers,
    collect() {
      for (const [state, count] of Object.entries(store.connections())) this.set({ state }, count);
    },
  });
  if (store.reader !== null) await addReaderMetrics(registry, store.reader);
  let asked: Promise<QueueFigures> | null = null;
  const askOnce = () => {
    asked ??= readQueueFigures(store.db, now()).finally(() => {
      asked = null;
    });
    return asked;
  };
  new Gauge({
    name: "pilothouse_oldest_due_job_seconds",
    help: "How long the job waits that is due for longest and that nobody runs",
    registers,
    async collect() {
      this.set((await askOnce()).oldest);
    },
  });
  new Gauge({
    name: "pilothouse_jobs",
    help: "Jobs that wait, run, or have failed within the last week",
    labelNames: ["state"] as const,
    registers,
    async collect() {
      const { open, running, failed } = await askOnce();
      for (const [state, count] of Object.entries({ open, running, failed })) this.set({ state }, count);
    },
  });
  new Gauge({
    name: "pilothouse_uploads",
    help: "Uploads that are awaited, stored, or were removed within a year because nothing used them",
    labelNames: ["state"] as const,
    registers,
    async collect() {
      for (const [state, count] of Object.entries(await countUploads(store.db))) this.set({ state }, count);
    },
  });
  return {
    note: (call, code, seconds) => {
      requests.inc({ call, code });
      durations.observe({ call }, seconds);
    },
    type: registry.contentType,
    write: () => registry.metrics(),
  };
};
