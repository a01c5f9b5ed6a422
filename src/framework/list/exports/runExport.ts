// Fetches the rows that match a list's filters in chunks, and sends them to the worker that writes the file.
import type { DataProvider, FilterPayload, SortPayload } from "ra-core";
import { listOf } from "../../value/formats";
import { isBlank, valueAt } from "../../resource/valueAt";
import type { Reference } from "../../wire/contract";
import type { ExportPlan, FromWorker, Names, ToWorker } from "./ExportPlan";

export interface ExportJob {
  readonly dataProvider: DataProvider;
  readonly resource: string;
  readonly sort: SortPayload;
  readonly filter: FilterPayload;
  readonly plan: ExportPlan;
  /** Source -> reference, for the columns of the plan that are references. */
  readonly references: Readonly<Record<string, Reference>>;
  readonly signal: AbortSignal;
  progress(done: number, total: number): void;
  /** Replaces the worker in tests. */
  readonly openWorker?: () => ExportWorker;
}

export interface ExportWorker {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** Small enough that parsing an answer does not delay the next frame. */
const CHUNK = 1000;

const startWorker = (): ExportWorker => new Worker(new URL("./export.worker.ts", import.meta.url), { type: "module" });

/** Sends one message and waits until it is processed. At most one chunk waits, so memory stays bounded. */
const ask = (worker: ExportWorker, message: ToWorker): Promise<FromWorker> =>
  new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => (data.type === "failed" ? reject(new Error(data.message)) : resolve(data));
    worker.onerror = ({ message: reason }) => reject(new Error(reason));
    worker.postMessage(message);
  });

/** Resolves to the file. Rejects with an AbortError when the signal is aborted. */
export const runExport = async (job: ExportJob): Promise<Blob> => {
  const worker = (job.openWorker ?? startWorker)();
  try {
    await ask(worker, { type: "start", plan: job.plan });
    const known = new Set<string>();
    const fetchPage = (page: number) =>
      job.dataProvider.getList(job.resource, {
        pagination: { page, perPage: CHUNK },
        sort: job.sort,
        filter: job.filter,
      });
    let done = 0;
    let next = fetchPage(1);
    for (let page = 1; ; page += 1) {
      job.signal.throwIfAborted();
      const { data, total } = await next;
      // A platform may limit a page to fewer rows than requested.
      const isLast = data.length === 0 || (total === undefined ? data.length < CHUNK : done + data.length >= total);
      // The next page is requested while this one is written.
      if (!isLast) {
        next = fetchPage(page + 1);
        next.catch(() => undefined);
      }
      const names = await namesOf(job, data, known);
      job.signal.throwIfAborted();
      await ask(worker, { type: "rows", rows: data, names });
      done += data.length;
      job.progress(done, total ?? done);
      if (isLast) break;
    }
    const answer = await ask(worker, { type: "finish" });
    if (answer.type !== "file") throw new Error("The export ended without a file.");
    return answer.file;
  } finally {
    worker.terminate();
  }
};

/** The names of referenced records that no earlier chunk contained. */
const namesOf = async (job: ExportJob, rows: readonly unknown[], known: Set<string>): Promise<Names> => {
  const wanted = new Map<Reference, Set<string | number>>();
  for (const [source, reference] of Object.entries(job.references)) {
    for (const value of rows.flatMap((row) => listOf(valueAt(row, source)))) {
      if (isBlank(value) || (typeof value !== "string" && typeof value !== "number")) continue;
      const mark = `${reference.resource} ${value}`;
      if (known.has(mark)) continue;
      known.add(mark);
      wanted.set(reference, (wanted.get(reference) ?? new Set()).add(value));
    }
  }
  const found = await Promise.all(
    [...wanted].map(async ([reference, ids]) => {
      const { data } = await job.dataProvider.getMany(reference.resource, { ids: [...ids] });
      const named = data.map((one) => [String(one.id), String(valueAt(one, reference.title) ?? one.id)] as const);
      return [reference.resource, Object.fromEntries(named)] as const;
    }),
  );
  return Object.fromEntries(found);
};
