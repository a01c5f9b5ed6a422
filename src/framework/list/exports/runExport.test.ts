import { testDataProvider } from "ra-core";
import { describe, expect, it, vi } from "vitest";
import type { FromWorker, ToWorker } from "./ExportPlan";
import { type ExportWorker, runExport } from "./runExport";

class FakeWorker implements ExportWorker {
  readonly taken: ToWorker[] = [];
  readonly terminate = vi.fn();
  onmessage: ExportWorker["onmessage"] = null;
  onerror: ExportWorker["onerror"] = null;

  postMessage(message: ToWorker) {
    this.taken.push(message);
    const data: FromWorker = message.type === "finish" ? { type: "file", file: new Blob(["x"]) } : { type: "taken" };
    queueMicrotask(() => this.onmessage?.(new MessageEvent("message", { data })));
  }
}

const total = 2300;
const company = { resource: "company", path: null, key: "id", title: "name" };

const job = (worker: ExportWorker, stopAt = Number.POSITIVE_INFINITY, mostPerPage = total) => {
  const controller = new AbortController();
  const getList = vi.fn(
    async (_: string, { pagination: { page, perPage } }: { pagination: { page: number; perPage: number } }) => {
      const size = Math.min(perPage, mostPerPage);
      const rows = Array.from({ length: total }, (_, id) => ({ id, comp_id: id % 3 }));
      return { data: rows.slice((page - 1) * size, page * size), total };
    },
  );
  const getMany = vi.fn(async (_: string, { ids }: { ids: (string | number)[] }) => ({
    data: ids.map((id) => ({ id, name: `C${id}` })),
  }));
  const progress = vi.fn();
  const file = runExport({
    dataProvider: Object.assign(testDataProvider(), { getList, getMany }),
    resource: "device",
    sort: { field: "id", order: "ASC" },
    filter: { state: 1 },
    plan: { format: "csv", title: "t", columns: [], rows: 2, yes: "y", no: "n" },
    references: { comp_id: company },
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
    const { file, progress } = job(new FakeWorker(), undefined, 100);
    await file;
    expect(progress.mock.lastCall).toEqual([2300, 2300]);
    expect(progress).toHaveBeenCalledTimes(23);
  });

  it("stops when cancelled, and ends the worker", async () => {
    const worker = new FakeWorker();
    const { file, getList } = job(worker, 1000);
    await expect(file).rejects.toThrow();
    // By then the next page had been requested.
    expect(getList).toHaveBeenCalledTimes(2);
    expect(worker.terminate).toHaveBeenCalled();
  });
});
