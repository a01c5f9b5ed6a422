// The metrics of this process for Prometheus: requests, the queue, connections to the store, and memory, processor and
// event loop (by prom-client). Loaded only if METRICS_TOKEN is set.
import { addReader } from "./readerMetrics";
import type { ReaderFiguresSource } from "./ReaderFigures";
import type { Connections } from "./Connections";

export interface QueueFigures {
  readonly open: number;
  readonly running: number;
  readonly failed: number;
  /** Seconds that the oldest due job has waited; 0 if none is due. */
  readonly oldest: number;
}

/** Values that are requested whenever somebody reads the metrics. */
export interface Sources {
  readonly version: string;
  connections(): Connections;
  queue(): Promise<QueueFigures>;
  /** The replica for reads; null without a replica. */
  readonly reader: ReaderFiguresSource | null;
  /** The number of uploads in each state. */
  uploads(): Promise<Readonly<Record<string, number>>>;
}

export interface Metrics {
  /** `call` is the name of a declared call or another name from a short list, so the number of names is limited. */
  note(call: string, code: number, seconds: number): void;
  readonly type: string;
  /** All metrics in the text format of Prometheus. */
  write(): Promise<string>;
}

/** Upper limits of durations, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export const createMetrics = async ({ version, connections, queue, uploads, reader }: Sources): Promise<Metrics> => {
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
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
    },
  });
  if (reader !== null) await addReader(registry, reader);
  let asked: Promise<QueueFigures> | null = null;
  const askOnce = () => {
    asked ??= queue().finally(() => {
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
      for (const [state, count] of Object.entries(await uploads())) this.set({ state }, count);
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
