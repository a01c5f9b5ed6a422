// @vitest-environment happy-dom
import { testDataProvider } from "ra-core";
import * as z from "zod/mini";
import { expect, it, vi } from "vitest";
import { text } from "../../../shared/schema/text";
import { bearer } from "../../../src/framework/wire/calls";
import type { Importer } from "../../../src/framework/wire/contract";
import type { ValidRow, ImportMode, RowVerdict } from "./ImportPlan";
import { MAX_ROWS_WITHOUT_QUESTION, PlatformRowCheck, UNCHECKED } from "./PlatformRowCheck";

const fields = z.object({ name: text({ required: true }) });
const importer: Importer = { call: bearer.add("/card/add", { name: "text" }), natural: ["name"], fields };
const handed: Importer = { ...importer, handedAs: "card" };
const created = (check: readonly unknown[]) => ({ data: { checked: check.map(() => ({ state: "created" })) } });
type Checked = (call: unknown, params: { readonly check: readonly unknown[] }) => Promise<{ data: unknown }>;

const checkOf = (count: number, call: Checked, of = handed, mode: ImportMode = "add") => {
  const rows: readonly ValidRow[] = Array.from({ length: count }, (_, at) => ({ at, cells: [], record: { name: at } }));
  const taken: RowVerdict[] = [];
  const worker = {
    ask: vi.fn(async (name: string, { after = -1, count: most = 0, verdicts = [] }) => {
      if (name === "verdicts") taken.push(...verdicts);
      return name === "good" ? rows.slice(after + 1, after + 1 + most) : null;
    }),
  };
  let state = UNCHECKED;
  const dataProvider = Object.assign(testDataProvider(), { call });
  const options = { mode, importer: of, dataProvider, reasonOf: (_: unknown, said: string) => said, troubleOf: String };
  const check = new PlatformRowCheck(
    () => options,
    (now) => {
      state = now;
    },
  );
  const become = (expected: object) => vi.waitFor(() => expect(state).toMatchObject(expected));
  return { check, worker, taken, become, stateNow: () => state };
};

it("asks the call for rows, a hundred at a time, and keeps what is refused and what is there", async () => {
  const call = vi.fn<Checked>(async (_, { check: [first, ...rest] }) => ({
    data: {
      checked: [first === undefined ? {} : { state: "refused", msg: "no" }, ...rest.map(() => ({ state: "exists" }))],
    },
  }));
  const { check, worker, taken, become } = checkOf(102, call);
  check.begin(worker);
  await become({ state: "over", done: 102, refused: 2, there: 100 });
  expect(call).toHaveBeenCalledTimes(2);
  expect(call.mock.lastCall?.[1]).toEqual({ check: [{ name: "100" }, { name: "101" }] });
  expect(taken).toHaveLength(102);
  expect(taken[100]).toEqual({ at: 100, reason: "no" });
  expect(check.found()).toEqual(taken);
});

it("checks rows with secrets by the same call, although that does not take them", async () => {
  const { check, worker, become } = checkOf(1, async (_, asked) => created(asked.check), {
    ...importer,
    checkedAs: "card",
  });
  check.begin(worker);
  await become({ state: "over", done: 1 });
});

it("asks nothing of a platform without a call for it", () => {
  const call = vi.fn<Checked>();
  const { check, worker, stateNow } = checkOf(1, call, importer);
  check.begin(worker);
  expect(stateNow()).toEqual(UNCHECKED);
  expect(call).not.toHaveBeenCalled();
});

it("stops after the first rows of a large file, and goes on when that is wanted", async () => {
  const { check, worker, become } = checkOf(MAX_ROWS_WITHOUT_QUESTION + 1, async (_, asked) => created(asked.check));
  check.begin(worker);
  await become({ state: "partly", done: MAX_ROWS_WITHOUT_QUESTION });
  check.goOn();
  await become({ state: "over", done: MAX_ROWS_WITHOUT_QUESTION + 1 });
});

it("says why it failed, and can be repeated; a late answer of a cancelled check is ignored", async () => {
  const answers: Checked[] = [
    () => Promise.reject(new Error("down")),
    async () => ({ data: { state: "done" } }),
    async (_, asked) => created(asked.check),
  ];
  const { check, worker, become, stateNow } = checkOf(
    1,
    (...asked) => (answers.shift() ?? answers[0])?.(...asked) ?? Promise.reject(),
  );
  check.begin(worker);
  await become({ state: "failed", trouble: "Error: down" });
  check.goOn();
  await become({ state: "failed", trouble: "Error: import.no_results" });
  check.goOn();
  check.stop();
  await new Promise((settle) => setTimeout(settle, 20));
  expect(stateNow()).toMatchObject({ state: "partly", done: 0 });
});
