// Exports contain only rows within reach. Only the account that requested a file gets it, while it has the right to
// export.
import { describe, expect, it } from "vitest";
import { read, utils } from "xlsx";
import type { CallModel, ResourceModel } from "../../generator";
import type { JsonRecord } from "../contract/Client";
import { askForWholeAnswer } from "./asking";
import { cellOf } from "./cells";
import type { Cell } from "./cells";
import { isTestChosen } from "./choosing";
import type { Oracle } from "./Oracle";
import { PEOPLE } from "./World";
import type { Person, World } from "./World";
import { DAY } from "../../platform/framework/wire/seconds";

const PROCESSING = 1;
const DONE = 3;

interface Exporting {
  readonly resource: ResourceModel;
  readonly add: CallModel;
  readonly follow: CallModel;
  readonly range: string | null;
}

const exportingOf = (resource: ResourceModel): readonly Exporting[] => {
  const { calls, exporting } = resource;
  const add = calls.find(({ name }) => name === exporting?.add);
  const follow = calls.find(({ name }) => name === exporting?.follow);
  return add && follow ? [{ resource, add, follow, range: exporting?.range ?? null }] : [];
};

const rangeFor = (range: string | null): JsonRecord => {
  const now = Math.floor(Date.now() / 1000);
  return range === null ? {} : { [`${range}_begin`]: now - 80 * DAY, [`${range}_end`]: now };
};

/** The finished task. */
const finished = async ({ world, person }: Cell, follow: CallModel, id: unknown): Promise<JsonRecord> => {
  for (let turn = 0; turn < 400; turn += 1) {
    const [task] = (await askForWholeAnswer(world, person, follow, { id })).rows;
    if (task && task.state !== PROCESSING) return task;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error("the export never ended");
};

const fetchFile = async ({ host, token }: World, person: Person, url: unknown): Promise<Response> => {
  if (!host.platform) throw new Error("no platform");
  const headers = { authorization: `Bearer ${await token(person)}` };
  return host.platform.fetch(new Request(`http://platform${String(url)}`, { headers }));
};

const exported = async (cell: Cell, { follow, range }: Exporting): Promise<JsonRecord> => {
  const { world, person, call } = cell;
  const begun = await askForWholeAnswer(world, person, call, { format: "csv", zone: "UTC", ...rangeFor(range) });
  expect([cell.resource.name, person, begun.code]).toEqual([cell.resource.name, person, 200]);
  return finished(cell, follow, begun.rows[0]?.id);
};

const linesOf = (text: string): readonly unknown[][] => {
  const book = read(text, { type: "string", raw: true });
  return utils
    .sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0] ?? ""] ?? {}, { header: 1, raw: false })
    .slice(1);
};

const expected = ({ oracle, account, resource }: Cell, range: string | null): readonly JsonRecord[] => {
  const limits = rangeFor(range);
  const isWithin = (row: JsonRecord) =>
    range === null ||
    (Number(row[range]) >= Number(limits[`${range}_begin`]) && Number(row[range]) <= Number(limits[`${range}_end`]));
  return oracle.reachable(account, resource).filter(isWithin);
};

export const exportMatrix = (
  open: () => { readonly world: World; readonly oracle: Oracle },
  resources: readonly ResourceModel[],
) => {
  const all = resources.flatMap(exportingOf).map((one) => ({ ...one, name: one.resource.name }));
  describe("exports", () => {
    it.each(all)("exports only own rows of $name, and only for the account itself", async (one) => {
      const at = open();
      for (const person of PEOPLE) {
        const cell = cellOf(at, one.resource, one.add, person);
        if (!cell.may || !(person.startsWith("tenant") || isTestChosen(one.name, person, "export"))) continue;
        const task = await exported(cell, one);
        const rows = expected(cell, one.range);
        expect([person, task.state, task.total]).toEqual([person, DONE, rows.length]);
        const file = await fetchFile(at.world, person, task.url);
        expect(linesOf(await file.text())).toHaveLength(rows.length);
        const stranger = PEOPLE.find((other) => other !== person && other !== "admin") ?? "operator";
        const theirs = await fetchFile(at.world, stranger, task.url);
        const nowhere = await fetchFile(at.world, stranger, String(task.url).replace(/[0-9a-f]{32}/, "0".repeat(32)));
        expect([theirs.status, await theirs.text()]).toEqual([nowhere.status, await nowhere.text()]);
      }
    });

    it("refuses files to accounts that have lost the right to export", async () => {
      const at = open();
      const [one] = all.filter(({ resource }) => resource.name === "device");
      if (!one) throw new Error("devices can be exported");
      const cell = cellOf(at, one.resource, one.add, "tenant");
      const task = await exported(cell, one);
      const role = at.oracle.roleOf(cell.account);
      const give = async (menu_ids: unknown) => {
        const token = await at.world.token("admin");
        const reply = await at.world.client.call("/v2/user/role/set", { id: role.id, menu_ids }, { token });
        expect(reply.code).toBe(200);
      };
      const lost = at.oracle
        .rows("menu")
        .find(({ menu_key }) => menu_key === one.resource.access[one.add.name])?.menu_id;
      await give([role.menu_ids].flat().filter((id) => id !== lost));
      const refused = await fetchFile(at.world, "tenant", task.url);
      await give(role.menu_ids);
      expect(refused.headers.get("content-disposition")).toBeNull();
      expect((await fetchFile(at.world, "tenant", task.url)).headers.get("content-disposition")).not.toBeNull();
    });
  });
};
