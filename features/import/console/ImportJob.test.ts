// @vitest-environment happy-dom
import { testDataProvider } from "ra-core";
import * as z from "zod/mini";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { integer } from "../../../shared/schema/integer";
import { text } from "../../../shared/schema/text";
import { referenceTo } from "../../../shared/schema/referenceTo";
import { Workbook } from "../../sheets/book/Workbook";
import { bearer } from "../../../src/framework/wire/calls";
import type { Importer } from "../../../src/framework/wire/contract";
import { fakeImportWorker, fakeIndexedDb } from "./fakeImportWorker";
import { ImportJob } from "./ImportJob";
import type { JobOptions } from "./JobOptions";
import { UnreadableFile } from "./ImportWorker";
import { createImportPlan } from "./createImportPlan";

const company = { resource: "company", path: null, key: "id", title: "name" };
const fields = z.object({ name: text({ required: true }), size: integer(), comp_id: referenceTo({ of: company }) });
const plain: Importer = { call: bearer.add("/card/add", { name: "text", size: "integer" }), natural: ["name"], fields };
const whole: Importer = { ...plain, call: bearer.call("import_add", "/card/import", { name: "text" }) };
const progress = { id: "t", name: "cards.xlsx", handed: 3, wrong: 0, good: 3, done: 0 };

const fileOf = async (rows: readonly (readonly string[])[], name = "cards.xlsx") => {
  const book = new Workbook("x", ["name", "size", "comp_id"]);
  await book.add(rows);
  return new File([await (await book.finish()).arrayBuffer()], name);
};
const three = () => fileOf([["A"], ["B"], ["C"]]);

type Call = (call: unknown, params: Readonly<Record<string, unknown>>) => Promise<{ data: unknown }>;

const jobOf = (importer: Importer, call: Call, more: Partial<JobOptions> = {}) => {
  const getMany = vi.fn(async () => ({ data: [] }));
  const getList = vi.fn(async () => ({ data: [{ id: 7, name: "Acme" }], total: 1 }));
  const options: JobOptions = {
    place: "anna/card",
    plan: createImportPlan("card", importer, [], (key) => key.replace("card.fields.", "")),
    importer,
    dataProvider: Object.assign(testDataProvider(), { call, getMany, getList }),
    troubleOf: (error) => (error instanceof UnreadableFile ? error.fault : String(error)),
    reasonOf: (_, message) => message,
    underWay: async () => null,
    wordsOf: () => "wrong",
    stoppedOf: (reason) => `stopped ${reason}`,
    changed: vi.fn(),
    keepReport: vi.fn(async () => undefined),
    ...more,
  };
  return { job: new ImportJob(options), options, getList };
};
const phase = (job: ImportJob, expected: string) =>
  vi.waitFor(() => expect(job.state().phase).toBe(expected), { timeout: 10_000 });
const complete = (job: ImportJob) => vi.waitFor(() => expect(job.state().complete).toBe(true), { timeout: 10_000 });

let kept = new Map<string, unknown>();
beforeEach(async () => {
  kept = fakeIndexedDb();
  await fakeImportWorker();
});
afterEach(() => vi.unstubAllGlobals());

describe("an import", () => {
  it.each([
    ["old.xls", "xls"],
    ["notes.xls.txt", "not_xlsx"],
    ["cards.xlsx.zip", "not_xlsx"],
  ])("does not take %s", async (name, fault) => {
    const { job } = jobOf(plain, async () => ({ data: {} }));
    await job.open(await fileOf([], name));
    expect(job.state()).toMatchObject({ phase: "choosing", name, trouble: fault });
  });

  it("finds the records that rows name, sends the good rows and is forgotten", async () => {
    const call = vi.fn(async () => ({ data: {} }));
    const { job, options, getList } = jobOf(plain, call);
    await job.open(await fileOf([["A", "1", "Acme"], ["B", "x"], ["C"]]));
    await vi.waitFor(() => expect(job.state().counts).toMatchObject({ good: 2, bad: 1, waiting: 0 }));
    expect(getList).toHaveBeenCalledWith("company", expect.objectContaining({ filter: { name: ["Acme"] } }));
    expect(job.state().phase).toBe("checking");
    expect(kept.size).toBe(1);
    await job.start();
    expect(job.state()).toMatchObject({ phase: "done", counts: { created: 2, bad: 1 } });
    expect(call).toHaveBeenCalledTimes(2);
    expect(options.keepReport).toHaveBeenCalledOnce();
    expect(options.changed).toHaveBeenCalled();
    await vi.waitFor(() => expect(kept.size).toBe(0));
  });

  it("goes on after a reload where it was, and pauses if rows were sent", async () => {
    const { job } = jobOf(plain, async () => ({ data: {} }));
    await job.open(await three());
    const again = jobOf(plain, async () => ({ data: {} })).job;
    await again.restore();
    await complete(again);
    expect(again.state()).toMatchObject({ phase: "checking", counts: { good: 3, created: 0 } });

    const broken: Call = async (_, params) => {
      if ("check" in params)
        return { data: { checked: [{ state: "created" }, { state: "exists" }, { state: "created" }] } };
      throw new Error("down");
    };
    const sending = jobOf(whole, broken).job;
    await sending.restore();
    await complete(sending);
    await vi.waitFor(() => expect(sending.state().check).toMatchObject({ state: "over", there: 1 }));
    await sending.start();
    expect(sending.state()).toMatchObject({ phase: "paused", trouble: "Error: down" });
    kept.set("anna/card", Object.assign({}, kept.get("anna/card"), { outcomes: [{ at: 1, state: "created" }] }));
    const last = jobOf(plain, async () => ({ data: {} })).job;
    await last.restore();
    await complete(last);
    expect(last.state()).toMatchObject({ phase: "paused", counts: { good: 2, created: 1 } });
  });

  it("ends its follow-up of what the platform does by itself when all is imported", async () => {
    const outcomes = [
      { place: 0, state: "created" },
      { place: 1, state: "exists" },
      { place: 2, state: "refused", reason: "no" },
    ];
    const following = [
      { ...progress, state: 2, done: 2, outcomes: outcomes.slice(0, 2) },
      { ...progress, state: 3, done: 3, outcomes: outcomes.slice(2) },
      { ...progress, state: 3, done: 3, outcomes: [] },
    ];
    const asked: unknown[] = [];
    const call: Call = async (_, params) => {
      if (!("after" in params)) return { data: { ...progress, state: 2 } };
      asked.push(params.after);
      return { data: following.shift() };
    };
    const { job, options } = jobOf(whole, call);
    await job.open(await three());
    await complete(job);
    await job.start();
    expect(kept.get("anna/card")).toMatchObject({ handed: true });
    await phase(job, "done");
    expect(job.state()).toMatchObject({ counts: { created: 1, exists: 1, refused: 1 }, trouble: null });
    expect(asked).toEqual([-1, 1, 2]);
    expect(options.changed).toHaveBeenCalled();
    expect(following).toEqual([]);
  });

  it("is followed again after a reload, and when it was stopped, the rest becomes an import of its own", async () => {
    const handedIn: Call = async (_, params) =>
      "after" in params ? new Promise(() => undefined) : { data: { ...progress, state: 2 } };
    const first = jobOf(whole, handedIn).job;
    await first.open(await three());
    await complete(first);
    await first.start();
    const answers = [{ ...progress, state: 2, outcomes: [{ place: 0, state: "created" }] }];
    const { job } = jobOf(whole, async () => ({
      data: answers.shift() ?? { ...progress, state: 4, reason: "by anna" },
    }));
    await job.restore();
    await phase(job, "paused");
    expect(job.state()).toMatchObject({ trouble: "stopped by anna", progress: null, counts: { created: 1, good: 2 } });
    expect(kept.get("anna/card")).toMatchObject({ handed: false, before: 1 });
  });

  it("that another browser began is shown until the platform knows it no longer", async () => {
    const answers = [
      { ...progress, state: 2 },
      { ...progress, state: 2, done: 2 },
    ];
    const call: Call = async () => {
      const data = answers.shift();
      return data ? { data } : Promise.reject(Object.assign(new Error("gone"), { status: 404 }));
    };
    const { job } = jobOf(whole, call, { underWay: async () => "t" });
    await job.restore();
    expect(job.state()).toMatchObject({ phase: "working", name: "cards.xlsx" });
    await phase(job, "done");
    expect(job.state()).toMatchObject({ progress: { done: 2 }, trouble: "stopped " });
  });

  it("stops with its task, and says so at once", async () => {
    let state = 2;
    const call = vi.fn<Call>(async (_, params) => {
      if ("cancel" in params) state = 4;
      return { data: { ...progress, state } };
    });
    const { job } = jobOf(whole, call);
    await job.open(await three());
    await complete(job);
    await job.start();
    await vi.waitFor(() => expect(job.state().progress).not.toBeNull());
    await job.cancel();
    await phase(job, "paused");
    expect(call).toHaveBeenCalledWith(expect.anything(), { task: "t", cancel: 1 }, { quiet: true });
  });

  it("does not send rows that the platform would refuse, keeps them, and checks them again on request", async () => {
    const refused = new Set(["B"]);
    const call = vi.fn<Call>(async (_, { check }) => {
      if (!Array.isArray(check)) throw new Error("down");
      const one = ({ name }: { readonly name: string }) =>
        refused.has(name) ? { state: "refused", reason: "Name: taken" } : { state: "created" };
      return { data: { checked: check.map(one) } };
    });
    const { job } = jobOf(whole, call);
    const isOver = () => vi.waitFor(() => expect(job.state().check.state).toBe("over"), { timeout: 10_000 });
    await job.open(await three());
    await isOver();
    expect(job.state()).toMatchObject({ counts: { good: 2, bad: 1 }, check: { done: 3, refused: 1 } });
    expect(await job.rows(0, 9, "bad")).toMatchObject([{ at: 1, reason: "Name: taken", problems: [] }]);
    refused.clear();
    await job.map(job.state().mapping);
    await isOver();
    expect(job.state()).toMatchObject({ counts: { good: 3, bad: 0 }, check: { refused: 0 } });
    refused.add("C");
    await job.map(job.state().mapping);
    await isOver();
    await job.start();
    expect(call.mock.lastCall?.[1]).toMatchObject({ total: 2, bad: 1, rows: [{ name: "A" }, { name: "B" }] });
    call.mockClear();
    const again = jobOf(whole, call).job;
    await again.restore();
    await complete(again);
    expect(again.state()).toMatchObject({ counts: { good: 2, bad: 1 }, check: { state: "kept", refused: 1 } });
    expect(call).not.toHaveBeenCalled();
  });
});
