import { testDataProvider } from "ra-core";
import { describe, expect, it, vi } from "vitest";
import type { FromExportWorker, ToExportWorker } from "./ExportPlan";
import { type ExportWorker, runExport } from "./runExport";

class FakeWorker implements ExportWorker {
  readonly taken: ToExportWorker[] = [];
  readonly terminate = vi.fn();
  onmessage: ExportWorker["onmessage"] = null;
  onerror: ExportWorker["onerror"] = null;

  postMessage(message: ToExportWorker) {
    this.taken.push(message);
    const data: FromExportWorker =
      message.type === "finish" ? { type: "file", file: new Blob(["x"]) } : { type: "taken" };
    queueMicrotask(() => this.onmessage?.(new MessageEvent("message", { data })));
  }
}

const total = 2300;
const company = { resource: "company", path: null, key: "id", title: "name" };

interface Asked {
  readonly pagination: { readonly page: number; readonly perPage: number };
  readonly filter: { readonly id?: readonly number[] };
}

interface Special {
  readonly stopAt?: number;
  readonly mostPerPage?: number;
  readonly ids?: readonly number[] | null;
  readonly inBranches?: boolean;
  /** The number of rows that are added at the top before each later page is requested. */
  readonly added?: number;
  /** Whether several companies may have the same name. */
  readonly alike?: boolean;
  /** The fields that distinguish companies with the same name. */
  readonly tells?: readonly string[];
}

const job = (
  worker: ExportWorker,
  {
    stopAt = Infinity,
    mostPerPage = total,
    ids = null,
    inBranches = false,
    added = 0,
    alike = false,
    tells = [],
  }: Special = {},
) => {
  const controller = new AbortController();
  const getList = vi.fn(async (_: string, { pagination: { page, perPage }, filter }: Asked) => {
    const size = Math.min(perPage, mostPerPage);
    const rows = Array.from({ length: total + (page - 1) * added }, (_, at) => {
      const id = at - (page - 1) * added;
      return { id, comp_id: Math.abs(id) % 3 };
    }).filter(({ id }) => filter.id?.includes(id) ?? true);
    return { data: rows.slice((page - 1) * size, page * size), total };
  });
  const getMany = vi.fn(async (_: string, { ids }: { ids: (string | number)[] }) => ({
    data: ids.map((id) => ({ id, name: `C${id}`, number: Number(id) + 20 })),
  }));
  const progress = vi.fn();
  const file = runExport({
    dataProvider: Object.assign(testDataProvider(), { getList, getMany }),
    resource: "device",
    sort: { field: "id", order: "ASC" },
    filter: { state: 1 },
    ids,
    inBranches,
    plan: { format: "csv", title: "t", columns: [], rows: 2, yes: "y", no: "n", zone: "UTC" },
    references: { comp_id: { ...company, alike } },
    tells: { company: tells },
    signal: controller.signal,
    progress: (done, of) => {
      progress(done, of);
      if (done >= stopAt) controller.abort();
    },
    openWorker: () => worker,
  });
  return { file, getList, getMany, progress };
};

describe("runExport", () => {
  it("fetches every page of what is filtered and names each referred record once", async () => {
    const worker = new FakeWorker();
    const { file, getList, getMany, progress } = job(worker);
    expect(await file).toBeInstanceOf(Blob);
    expect(getList).toHaveBeenCalledTimes(3);
    expect(getList.mock.lastCall?.[1]).toMatchObject({ pagination: { page: 3, perPage: 1000 }, filter: { state: 1 } });
    expect(getMany).toHaveBeenCalledTimes(1);
    expect(progress.mock.calls).toEqual([
      [1000, 2300],
      [2000, 2300],
      [2300, 2300],
    ]);
    expect(worker.taken.map((one) => one.type)).toEqual(["start", "rows", "rows", "rows", "finish"]);
    expect(worker.terminate).toHaveBeenCalled();
  });

  it("fetches all of it from a host that gives fewer rows a page than it is asked for", async () => {
    const { file, progress } = job(new FakeWorker(), { mostPerPage: 100 });
    await file;
    expect(progress.mock.lastCall).toEqual([2300, 2300]);
    expect(progress).toHaveBeenCalledTimes(23);
  });

  it("writes rows without a key at their places", async () => {
    const worker = new FakeWorker();
    const { file, getList } = job(worker);
    const keyless = [{ at: 0, row: { id: "", name: "bare" } }];
    getList.mockImplementation(async () => ({ data: [{ id: 7, comp_id: 0 }], total: 2, meta: { keyless } }));
    await file;
    const [rows] = worker.taken.flatMap((one) => (one.type === "rows" ? [one.rows] : []));
    expect(rows).toMatchObject([{ name: "bare" }, { id: 7 }]);
    expect(getList).toHaveBeenCalledTimes(1);
  });

  it("fetches only the selected rows, whatever else matches the filters", async () => {
    const worker = new FakeWorker();
    const ids = Array.from({ length: 1100 }, (_, at) => at * 2);
    const { file, getList, progress } = job(worker, { ids });
    await file;
    expect(getList.mock.calls.map(([, { filter }]) => filter)).toEqual([
      { state: 1, id: ids.slice(0, 1000) },
      { state: 1, id: ids.slice(1000) },
    ]);
    expect(progress.mock.lastCall).toEqual([1100, 1100]);
  });

  it("point 1: writes the rows of a tree as its branches are drawn, also more than a platform answers at once", async () => {
    const worker = new FakeWorker();
    const ids = Array.from({ length: 1100 }, (_, at) => 2199 - at * 2);
    await job(worker, { ids, inBranches: true }).file;
    const written = worker.taken.flatMap((one) => (one.type === "rows" ? one.rows : []));
    expect(written).toEqual(ids.map((id) => expect.objectContaining({ id })));
  });

  it("fetches nothing where nothing was found, and not all that match", async () => {
    const worker = new FakeWorker();
    const { file, getList } = job(worker, { ids: [] });
    await file;
    expect(getList).not.toHaveBeenCalled();
    expect(worker.taken.map((one) => one.type)).toEqual(["start", "finish"]);
  });

  it("writes no row twice that moved to the next page while rows were added", async () => {
    const worker = new FakeWorker();
    await job(worker, { added: 5 }).file;
    const written = worker.taken.flatMap((one) => (one.type === "rows" ? one.rows : []));
    expect(new Set(written.map((row) => JSON.stringify(row))).size).toBe(written.length);
  });

  it("writes the key beside a name that several records may have", async () => {
    const worker = new FakeWorker();
    await job(worker, { alike: true }).file;
    expect(worker.taken[1]).toMatchObject({ names: { company: { "0": "C0 (0)", "1": "C1 (1)", "2": "C2 (2)" } } });
  });

  it("writes what a screen has behind such a name before the key, so that the key is not taken for it", async () => {
    const worker = new FakeWorker();
    await job(worker, { alike: true, tells: ["number"] }).file;
    expect(worker.taken[1]).toMatchObject({ names: { company: { "0": "C0 (20) (0)", "1": "C1 (21) (1)" } } });
  });

  it("stops when cancelled, and ends the worker", async () => {
    const worker = new FakeWorker();
    const { file, getList } = job(worker, { stopAt: 1000 });
    await expect(file).rejects.toThrow();
    // When the export was cancelled, the second page had already been requested.
    expect(getList).toHaveBeenCalledTimes(2);
    expect(worker.terminate).toHaveBeenCalled();
  });
});
