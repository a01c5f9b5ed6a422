// Fetches the rows of an export in chunks, and sends them to the worker that writes the file.
import type { DataProvider, FilterPayload, Identifier, RaRecord, SortPayload } from "ra-core";
import { maskedFieldsOf } from "../../../src/framework/resource/personal";
import { rowsByKeys } from "../../../src/framework/resource/rowsByKeys";
import { isBlank, valueAt } from "../../../src/framework/resource/valueAt";
import type { NamesByResource } from "../../sheets/book/CellColumn";
import { nameAndKey } from "../../sheets/book/nameAndKey";
import { nameMark } from "../../../shared/schema/nameMark";
import { splitToList } from "../../../src/framework/value/formats";
import type { Reference } from "../../../src/framework/wire/contract";
import { allRowsInOrder } from "../../../src/framework/list/table/keylessRows";
import type { ExportPlan, FromExportWorker, ToExportWorker } from "./ExportPlan";

export interface ExportJob {
  readonly dataProvider: DataProvider;
  readonly resource: string;
  readonly sort: SortPayload;
  readonly filter: FilterPayload;
  /** Only these rows; null for all rows that match the filter. */
  readonly ids: readonly Identifier[] | null;
  /** Whether the rows belong to a tree, in the order of the tree. */
  readonly inBranches: boolean;
  readonly plan: ExportPlan;
  /** Source -> reference, for the columns of the plan that are references. */
  readonly references: Readonly<Record<string, Reference>>;
  /** By resource: the fields that identify its records in addition to their names, on a screen and in the file. */
  readonly tells?: Readonly<Record<string, readonly string[]>>;
  readonly signal: AbortSignal;
  progress(done: number, total: number): void;
  /** Replaces the worker in tests. */
  readonly openWorker?: () => ExportWorker;
}

export interface ExportWorker {
  postMessage(message: ToExportWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromExportWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** A number of rows that is small enough to parse without delaying the next frame on the screen. */
const CHUNK = 1000;

const startWorker = (): ExportWorker => new Worker(new URL("./export.worker.ts", import.meta.url), { type: "module" });

/** Sends one message, and waits until it is processed. At most one chunk waits, so memory does not grow. */
const ask = (worker: ExportWorker, message: ToExportWorker): Promise<FromExportWorker> =>
  new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => (data.type === "failed" ? reject(new Error(data.message)) : resolve(data));
    worker.onerror = ({ message: reason }) => reject(new Error(reason));
    worker.postMessage(message);
  });

interface Chunk {
  readonly rows: readonly RaRecord[];
  /** The number of all rows, as far as it is known. */
  readonly total: number | undefined;
}

const selectedRows = async function* (job: ExportJob, ids: readonly Identifier[]): AsyncGenerator<Chunk> {
  const places = new Map(ids.map((id, at) => [id, at]));
  const placeOf = ({ id }: RaRecord) => places.get(id) ?? 0;
  for await (const rows of rowsByKeys(job, ids))
    yield { rows: job.inBranches ? rows.toSorted((a, b) => placeOf(a) - placeOf(b)) : rows, total: ids.length };
};

const matchingRows = async function* ({ dataProvider, resource, sort, filter }: ExportJob): AsyncGenerator<Chunk> {
  const fetchPage = (page: number) =>
    dataProvider.getList(resource, { pagination: { page, perPage: CHUNK }, sort, filter });
  let fetched = 0;
  let next = fetchPage(1);
  let before = new Set<Identifier>();
  for (let page = 1; ; page += 1) {
    const { data: keyed, total, meta } = await next;
    const data = allRowsInOrder(keyed, meta);
    fetched += data.length;
    // A platform may limit a page to fewer rows than requested.
    const isLast = data.length === 0 || (total === undefined ? data.length < CHUNK : fetched >= total);
    // The next page is requested while this page is being written.
    if (!isLast) {
      next = fetchPage(page + 1);
      next.catch(() => undefined);
    }
    // If rows were added meanwhile, the next page repeats some rows of the previous page.
    const known = before;
    yield { rows: data.filter(({ id }) => !known.has(id)), total };
    if (isLast) return;
    before = new Set(data.map(({ id }) => id));
  }
};

/** Resolves to the file. Rejects with an AbortError when the signal is aborted. */
export const runExport = async (job: ExportJob): Promise<Blob> => {
  const worker = (job.openWorker ?? startWorker)();
  try {
    await ask(worker, { type: "start", plan: job.plan });
    const known = new Set<string>();
    let done = 0;
    const chunks: AsyncIterable<Chunk> = job.ids === null ? matchingRows(job) : selectedRows(job, job.ids);
    for await (const { rows, total } of chunks) {
      job.signal.throwIfAborted();
      const names = await namesOf(job, rows, known);
      job.signal.throwIfAborted();
      await ask(worker, { type: "rows", rows, names });
      done += rows.length;
      job.progress(done, total ?? done);
      job.signal.throwIfAborted();
    }
    const answer = await ask(worker, { type: "finish" });
    if (answer.type !== "file") throw new Error("The export ended without a file.");
    return answer.file;
  } finally {
    worker.terminate();
  }
};

/** The names of referenced records that no earlier chunk contained. */
const namesOf = async (job: ExportJob, rows: readonly unknown[], known: Set<string>): Promise<NamesByResource> => {
  const wanted = new Map<Reference, Set<string | number>>();
  for (const [source, reference] of Object.entries(job.references)) {
    for (const value of rows.flatMap((row) => splitToList(valueAt(row, source)))) {
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
      return [
        reference.resource,
        Object.fromEntries(data.map((one) => nameOf(one, reference, job.tells?.[reference.resource]))),
      ] as const;
    }),
  );
  const names: Record<string, Readonly<Record<string, string>>> = {};
  for (const [resource, some] of found) names[resource] = { ...names[resource], ...some };
  return names;
};

const nameOf = (
  record: RaRecord,
  { title, alike = false }: Reference,
  tells?: readonly string[],
): readonly [key: string, name: string] => {
  const key = String(record.id);
  // Several records may have the same masked name.
  const isShared = alike || maskedFieldsOf(record).includes(title);
  return [key, nameAndKey(String(valueAt(record, title) ?? ""), key, isShared, nameMark(record, tells))];
};
