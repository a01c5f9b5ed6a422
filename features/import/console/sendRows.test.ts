import { HttpError, testDataProvider } from "ra-core";
import * as z from "zod/mini";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WireFailure } from "../../../src/framework/wire/WireFailure";
import { bearer } from "../../../src/framework/wire/calls";
import type { Importer } from "../../../src/framework/wire/contract";
import { host, setHost } from "../../../src/framework/wire/Host";
import { hostInside, setHostInside } from "../../../src/framework/wire/HostInside";
import { findKeys } from "./findKeys";
import { RowSender } from "./RowSender";
import { cancelImport, followImport } from "./platformImport";
import { sendRows } from "./sendRows";

const rows = [1, 2, 3].map((at) => ({ at, cells: [`N${at}`, "4"], record: { name: `N${at}`, size: 4 } }));
const failure = (
  reason: "answer" | "network" | "timeout",
  code: number,
  fields: Readonly<Record<string, string>> = {},
) => new HttpError("words", code, { failure: new WireFailure({ reason, code, path: "/p", fields }) });

const sending = (importer: Importer, call: (...given: readonly unknown[]) => Promise<{ data: unknown }>) => ({
  dataProvider: { ...testDataProvider(), call },
  importer,
  announced: { task: "t", name: "f.xlsx", header: ["Name", "Size"], total: 9, bad: 2, later: 1 as const },
  reasonOf: (fields: Readonly<Record<string, unknown>>, message: string) => `${Object.keys(fields).join()} ${message}`,
});
const plain: Importer = { call: bearer.add("/add", { name: "text" }), natural: ["name"], fields: z.object({}) };
const whole: Importer = { ...plain, call: bearer.call("import_add", "/import/add", { name: "text", size: "text" }) };

const bare = (): void => setHost({ ...host(), can: host().can.filter((ability) => ability !== "once") });

describe("rows that are sent to a platform that would take them twice", () => {
  const before = host();
  beforeEach(bare);
  afterEach(() => setHost(before));

  it("are sent once each, whether an answer came or not, and sending stops after the first row without an answer", async () => {
    const many = Array.from({ length: 9 }, (_, at) => ({ at, cells: [`N${at}`], record: { name: `N${at}` } }));
    const call = vi.fn((...[, { name }]: readonly [unknown, { name: string }]) =>
      name === "N5" ? Promise.reject(failure("network", 0)) : Promise.resolve({ data: {} }),
    );
    const sent = await sendRows(
      sending(plain, (...given) => call(given[0], { name: "", ...Object(given[1]) })),
      0,
      many,
    );
    expect(call).toHaveBeenCalledTimes(8);
    expect(sent).toMatchObject({ stopped: expect.any(HttpError) });
    const outcomes = "outcomes" in sent ? sent.outcomes : [];
    expect(outcomes.filter(({ state }) => state === "created").map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 6, 7]);
    expect(outcomes.filter(({ state }) => state === "unanswered").map(({ at }) => at)).toEqual([5]);
  });

  it("are all in doubt if the platform accepts many at once", async () => {
    const call = async () => Promise.reject(failure("timeout", 0));
    expect(await sendRows(sending(whole, call), 0, rows)).toMatchObject({
      outcomes: rows.map(({ at }) => ({ at, state: "unanswered" })),
      stopped: expect.any(HttpError),
    });
  });

  it("can be sent again after the session ended, because nothing was taken", async () => {
    const call = async () => Promise.reject(failure("answer", 401));
    await expect(sendRows(sending(plain, call), 0, rows)).rejects.toThrow(HttpError);
    await expect(sendRows(sending(whole, call), 0, rows)).rejects.toThrow(HttpError);
  });

  it("are noted before they are sent, a few at a time, so that a closed page leaves few in doubt", async () => {
    const reported: number[][] = [];
    const left = [...rows, { at: 4, cells: ["N4"], record: { name: "N4" } }, { at: 5, cells: ["N5"], record: {} }];
    const worker = { ask: async (_: string, { count }: { count: number }) => left.splice(0, count) };
    const over = new RowSender(
      sending(plain, async () => ({ data: {} })),
      Object(worker),
      () => "",
      0,
      async (some) => void reported.push(some.map(({ at }) => at)),
    );
    while ((await over.next()) !== null);
    expect(reported).toEqual([[1, 2, 3, 4], [5]]);
  });
});

describe("rows that are sent", () => {
  it("go at once where the platform imports, each answered for itself", async () => {
    const results = [
      { row: 0, state: "created" },
      { row: 1, state: "exists" },
      { row: 2, state: "refused", msg: "no", fields: { name: "invalid.x" } },
    ];
    const call = vi.fn(async () => ({ data: { results } }));
    expect(await sendRows(sending(whole, call), 6, rows)).toEqual({
      outcomes: [
        { at: 1, state: "created" },
        { at: 2, state: "exists" },
        { at: 3, state: "refused", reason: "name no" },
      ],
    });
    expect(call).toHaveBeenCalledWith(
      expect.objectContaining({ path: "/import/add", fields: {} }),
      expect.objectContaining({
        task: "t",
        from: 6,
        total: 9,
        bad: 2,
        rows: expect.arrayContaining([{ name: "N1", size: "4" }]),
        places: [1, 2, 3],
        cells: expect.arrayContaining([["N1", "4"]]),
      }),
      { once: true },
    );
  });

  it("are handed in where the platform goes on by itself", async () => {
    const call = async () => ({ data: { id: "t", state: 1, handed: 9, wrong: 0, good: 9, done: 0 } });
    const handed = await sendRows(sending(whole, call), 6, rows);
    expect(handed).toMatchObject({ progress: { task: "t", state: 1, handed: 9, good: 9 } });
  });

  it("are sent once to a platform that only confirms them", async () => {
    const call = vi.fn(async () => ({ data: null }));
    expect(await sendRows(sending(whole, call), 6, rows)).toEqual({
      outcomes: rows.map(({ at }) => ({ at, state: "created" })),
    });
    expect(call).toHaveBeenCalledOnce();
  });

  it("go one by one through add, where a record that is there already is no failure", async () => {
    const answers = [
      async () => ({ data: {} }),
      async () => Promise.reject(failure("answer", 409, { name: "invalid.exists" })),
      async () => Promise.reject(failure("answer", 406, { size: "invalid.max" })),
    ];
    const call = vi.fn(() => answers.shift()?.() ?? Promise.reject(new Error("too many")));
    expect(await sendRows(sending(plain, call), 6, rows)).toEqual({
      outcomes: [
        { at: 1, state: "created" },
        { at: 2, state: "exists" },
        { at: 3, state: "refused", reason: "size words" },
      ],
    });
  });

  it("count as present only if the one thing refused is that their unique fields are taken", async () => {
    const answers = [
      { name: "invalid.exists", mac: "invalid.exists" },
      { name: "invalid.exists", size: "invalid.max" },
      {},
    ].map((fields) => async () => Promise.reject(failure("answer", 409, fields)));
    const call = vi.fn(() => answers.shift()?.() ?? Promise.reject(new Error("too many")));
    const sent = await sendRows(sending(plain, call), 6, rows);
    expect("outcomes" in sent && sent.outcomes.map(({ state }) => state)).toEqual(["refused", "refused", "refused"]);
  });

  it("are sent again when nobody is signed in any more", async () => {
    const call = () => Promise.reject(failure("answer", 401));
    await expect(sendRows(sending(plain, call), 6, rows)).rejects.toThrow("words");
  });

  it("are each answered for: an answer without any is a failure", async () => {
    const call = async () => ({ data: { results: [] } });
    await expect(sendRows(sending(whole, call), 6, rows)).rejects.toThrow("import.no_results");
  });

  it("stay unsent when the connection is lost", async () => {
    const call = () => Promise.reject(failure("network", 0));
    await expect(sendRows(sending(plain, call), 6, rows)).rejects.toThrow("words");
  });
});

describe("rows of a definition without an import of its own", () => {
  const given = hostInside();
  afterEach(() => setHostInside(given));
  const handed: Importer = { ...plain, handedAs: "crate" };
  const progress = { id: "t", state: 1, handed: 3, wrong: 0, good: 3, done: 0 };
  const toAll = expect.objectContaining({
    name: "import_add",
    path: "/rows",
    style: "legacy",
    constants: { of: "crate" },
  });

  it("are handed in, followed and ended by the call that the host has for them", async () => {
    setHostInside({ ...given, rows: { path: "/rows", style: "legacy", resource: "of" } });
    const call = vi.fn(async () => ({ data: progress }));
    const using = sending(handed, call);
    const batches = [rows, []];
    const ask = vi.fn();
    ask.mockImplementation(async (asked) => (asked === "good" ? batches.shift() : [{ at: 7, cells: ["?"] }]));
    const over = new RowSender(using, { ask }, () => "why", 0);
    expect(await over.next()).toMatchObject({ progress: { task: "t", handed: 3 } });
    await over.next();
    await followImport(using, "t", 4);
    await cancelImport(using, "t");
    // Rows have only the declared fields, as with `add`.
    const sent = { rows: [{ name: "N1" }, { name: "N2" }, { name: "N3" }], from: 0, places: [1, 2, 3] };
    expect(call.mock.calls).toEqual([
      [toAll, expect.objectContaining(sent), { once: true }],
      [toAll, expect.objectContaining({ wrong: [{ place: 7, cells: ["?"], reason: "why" }] }), { once: true }],
      [toAll, { task: "t", after: 4 }, { quiet: true }],
      [toAll, { task: "t", cancel: 1 }, { quiet: true }],
    ]);
  });

  it("go one by one where the host has no call for imports", async () => {
    setHostInside({ ...given, rows: null });
    const call = vi.fn(async () => ({ data: {} }));
    const sent = await sendRows(sending(handed, call), 0, rows);
    expect(sent).toEqual({ outcomes: rows.map(({ at }) => ({ at, state: "created" })) });
    expect(call).toHaveBeenCalledTimes(3);
  });
});

describe("records that a file names", () => {
  const of = { resource: "company", path: null, key: "id", title: "name" };

  it("are found by a title that only one of them has, else by key", async () => {
    const getMany = vi.fn(async () => ({ data: [{ id: 4, name: "Four" }] }));
    const getList = vi.fn(async () => ({
      data: [
        { id: 7, name: "Acme" },
        { id: 8, name: "Twin" },
        { id: 9, name: "Twin" },
      ],
      total: 3,
    }));
    const dataProvider = Object.assign(testDataProvider(), { getMany, getList });
    const { keys: found } = await findKeys({ dataProvider, of, numeric: true }, ["4", "Acme", "Twin", "None"]);
    expect(found).toEqual({ "4": 4, Acme: 7, Twin: false, None: null });
    expect(getMany).toHaveBeenCalledWith("company", { ids: [4] });
    expect(getList).toHaveBeenCalledWith(
      "company",
      expect.objectContaining({ filter: { name: ["4", "Acme", "Twin", "None"] } }),
    );
  });

  it("are those with this name where another has the name as its key", async () => {
    const rooms = [
      { id: 21, name: "101" },
      { id: 7, name: "21" },
      { id: 8, name: "22" },
      { id: 9, name: "22" },
      { id: 22, name: "102" },
      { id: 30, name: "103" },
    ];
    const provider = Object.assign(testDataProvider(), {
      getMany: async (_: string, { ids }: { ids: readonly number[] }) => ({
        data: rooms.filter(({ id }) => ids.includes(id)),
      }),
      getList: async (_: string, { filter }: { filter: { name: readonly string[] } }) => ({
        data: rooms.filter(({ name }) => filter.name.includes(name)),
        total: 0,
      }),
    });
    const { keys: found } = await findKeys({ dataProvider: provider, of, numeric: true }, [
      "21",
      "22",
      "30",
      "101 (21)",
      "21 (7)",
    ]);
    expect(found).toEqual({ "21": 7, "22": false, "30": 30, "101 (21)": 21, "21 (7)": 7 });
  });

  it("are found by name and key together, as an export writes them, where the record has that name", async () => {
    const known = [
      { id: 8, name: "Twin", cn_name: "双子" },
      { id: 9, name: "Twin", cn_name: "双子" },
    ];
    const getMany = vi.fn(async (_: string, { ids }: { ids: readonly number[] }) => ({
      data: known.filter(({ id }) => ids.includes(id)),
    }));
    const getList = vi.fn(async () => ({ data: [{ id: 5, name: "Gate (9)" }], total: 1 }));
    const provider = Object.assign(testDataProvider(), { getMany, getList });
    const texts = ["Twin (8)", "双子 (9)", "Other (8)", "Twin (77)", "Gate (9)"];
    expect((await findKeys({ dataProvider: provider, of, numeric: true }, texts)).keys).toEqual({
      "Twin (8)": 8,
      "双子 (9)": 9,
      "Other (8)": null,
      "Twin (77)": null,
      "Gate (9)": 5,
    });
  });

  it("are asked for a few hundred at a time, by key only where a text may be one", async () => {
    const getMany = vi.fn(async (_: string, { ids }: { ids: number[] }) => ({ data: ids.map((id) => ({ id })) }));
    const getList = vi.fn(async () => ({ data: [], total: 0 }));
    const provider = Object.assign(testDataProvider(), { getMany, getList });
    const texts = Array.from({ length: 501 }, (_, at) => String(at));
    expect(Object.keys((await findKeys({ dataProvider: provider, of, numeric: true }, texts)).keys)).toHaveLength(501);
    expect(getMany.mock.calls.map(([, { ids }]) => ids.length)).toEqual([500, 1]);
    await findKeys({ dataProvider: provider, of, numeric: true }, ["Acme"]);
    expect(getMany).toHaveBeenCalledTimes(2);
  });
});
