// Abilities of lists, combined two by two: conditions, search, order, page, sums, groups, files, bulk tasks and saved
// views, for several accounts. On both stores, each answer must equal an answer computed from all rows. FULL=1 covers
// every list.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { comparisonOfField, type FieldModel, type ResourceModel } from "../../generator";
import { Random } from "../../platform/framework/demo/Random";
import { DAY } from "../../platform/framework/wire/seconds";
import { givenSeed, isFullRun } from "../effort";
import { pairsOf } from "../pairs";
import { isTaskOver } from "../../features/bulk/tests/bulkTasks";
import { type JsonRecord, rowsOf } from "./Client";
import { drawListRequest, isMoment, pickFrom } from "./drawAsked";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import type { TestHost } from "./Host";
import { matchingRows, groupsOf, sortRows, type ListSortKey, summedFields } from "./listModel";
import { createListWorld, type ListWorld } from "./ListWorld";

const model = readModel(40);
const SEED = `lists ${givenSeed ?? 1}`;
const NOW = Math.floor(Date.now() / 1000);
const ZONE = "Asia/Kolkata";
const ASKING = { now: NOW, zone: ZONE };
const SOME = ["order", "device", "account", "notice", "device_log"];

const CHOICES = {
  scope: ["admin", "ruishi", "agent", "property", "developer"],
  where: ["none", "one", "all", "any", "grouped", "time"],
  search: ["none", "name", "part", "nothing"],
  sort: ["none", "one", "two", "three"],
  page: ["first", "second", "beyond", "whole"],
  sums: ["none", "whole", "choice", "key", "day", "month"],
  take: ["none", "export", "bulk", "view"],
} as const;
const NAMES = ["list", "scope", "where", "search", "sort", "page", "sums", "take"] as const;
type Case = { readonly [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] } & { readonly list: string };

const PAGES = { first: [1, 5], second: [2, 3], beyond: [9, 50], whole: [1, 1000] } as const;

const lists: ReadonlyMap<string, ResourceModel> = new Map(
  model.resources
    .filter(
      ({ asked, style, calls, demo, name }) =>
        asked &&
        style !== "rest" &&
        demo.rows > 1 &&
        calls.some(({ verb }) => verb === "list") &&
        (isFullRun || SOME.includes(name)),
    )
    .map((resource) => [resource.name, resource] as const),
);

/** The fields of this kind by which rows can be grouped. */
const groupedBy = (
  { fields }: ResourceModel,
  sums: Case["sums"],
  hidden: ReadonlySet<string> = new Set(),
): readonly FieldModel[] =>
  fields.filter((field) => {
    const as = hidden.has(field.name) ? null : comparisonOfField(field)?.as;
    if (sums === "choice") return as === "choice" || as === "flag";
    return sums === "key" ? as === "key" : as === "moment";
  });

/** A case: the request, the rows that it must find, and words that describe it in a failure. */
interface Posed {
  readonly scope: string;
  readonly resource: ResourceModel;
  readonly hidden: ReadonlySet<string>;
  readonly filters: JsonRecord;
  readonly keys: readonly ListSortKey[];
  readonly expected: readonly JsonRecord[];
  readonly named: JsonRecord;
}

for (const name of storeNames) {
  const place = await placesForStores(name);
  describe.skipIf(place === null)(`the abilities of lists on ${name}`, () => {
    let host: TestHost;
    let world: ListWorld;
    const random = new Random(SEED);
    /** For each ability, the number of cases whose result was not empty. */
    const shown = { rows: 0, sums: 0, groups: 0, export: 0, bulk: 0, view: 0 };
    beforeAll(async () => {
      if (!place) return;
      host = await openHost(place.place(), model);
      world = await createListWorld(host.client, model, CHOICES.scope);
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      place?.close();
    });

    const listNamed = (of: string): ResourceModel => {
      const list = lists.get(of);
      if (list === undefined) throw new Error(`no list ${of}`);
      return list;
    };

    const casesNow = (): readonly Case[] => {
      const open = new Set<string>();
      for (const resource of lists.values())
        for (const scope of CHOICES.scope) if (world.mayList(scope, resource)) open.add(`${resource.name} ${scope}`);
      const fits = ({ list, scope, where, sums = "none" }: Partial<Case>): boolean => {
        if (list === undefined) return true;
        const resource = listNamed(list);
        if (where === "time" && !resource.fields.some(isMoment)) return false;
        if (sums !== "none" && sums !== "whole" && groupedBy(resource, sums).length === 0) return false;
        return scope === undefined || open.has(`${list} ${scope}`);
      };
      return pairsOf<Case>({ ...CHOICES, list: [...lists.keys()] }, NAMES, { seed: SEED, fits });
    };

    const pose = async (one: Case): Promise<Posed> => {
      const { scope } = one;
      const resource = listNamed(one.list);
      const list = await world.listOf(scope, resource);
      const { asked, keys } = drawListRequest(list, one, ASKING, random);
      const filters = {
        ...(asked.where !== "" && { where: asked.where, where_zone: ZONE }),
        ...(asked.q !== "" && { q: asked.q }),
      };
      const expected = sortRows(resource, matchingRows(list, asked, ASKING), keys);
      const named = { list: one.list, scope, filters, keys };
      return { scope, resource, hidden: list.hidden, filters, keys, expected, named };
    };

    const checkPage = async (one: Case, { scope, resource, filters, keys, expected, named }: Posed) => {
      const viewed = one.take === "view" ? await world.throughView(scope, resource, filters, keys) : null;
      const [page, size] = PAGES[one.page];
      const asked = viewed ?? { filters, keys };
      const reply = await world.ask(scope, resource, asked, { page_size: size, page_index: page });
      const keysIn = (rows: readonly JsonRecord[]) => rows.map((row) => String(row[resource.key]));
      expect({ ...named, code: reply.code, count: reply.count, keys: keysIn(rowsOf(reply)) }).toEqual({
        ...named,
        code: 200,
        count: expected.length,
        keys: keysIn(expected.slice((page - 1) * size, page * size)),
      });
      shown.rows += expected.length > 0 ? 1 : 0;
      shown.view += viewed === null ? 0 : 1;
    };

    const checkSums = async ({ sums }: Case, { scope, resource, hidden, filters, expected, named }: Posed) => {
      const fields = summedFields(resource).filter((field) => !world.isHidden(field, hidden));
      const by = sums === "whole" ? undefined : pickFrom(random, groupedBy(resource, sums, hidden));
      const per = sums === "day" || sums === "month" ? sums : null;
      const answer = await world.sums(scope, resource, { filters, fields, by, per, zone: ZONE });
      if (answer === null) return;
      const { whole, groups } = answer;
      expect({ ...named, ...whole }).toEqual({ ...named, ...world.plainSums(resource, fields, expected, whole) });
      shown.sums += fields.length > 0 && expected.length > 0 ? 1 : 0;
      if (by === undefined) return;
      const grouped = groupsOf(by, per, expected, ZONE);
      const about = { ...named, by: by.name, per };
      expect({ ...about, groups: groups.map(({ value }) => value).sort() }).toEqual({
        ...about,
        groups: [...grouped.keys()].sort(),
      });
      for (const group of groups)
        expect({ ...about, ...group }).toEqual({
          ...about,
          value: group.value,
          ...world.plainSums(resource, fields, grouped.get(group.value) ?? [], group, by.name),
        });
      shown.groups += grouped.size > 1 ? 1 : 0;
    };

    const checkFile = async ({ scope, resource, hidden, filters, keys, expected, named }: Posed) => {
      const range = resource.exporting?.range ?? null;
      const [from, until] = [NOW - 85 * DAY, NOW];
      const within = range === null ? {} : { [`${range}_begin`]: from, [`${range}_end`]: until };
      const file = await world.exported(scope, resource, { filters: { ...filters, ...within }, keys }, hidden);
      if (file === null) return;
      const lines = expected
        .filter((row) => range === null || (Number(row[range]) >= from && Number(row[range]) <= until))
        .map((row) => file.columns.map((column) => String(row[column] ?? "")));
      expect({ ...named, lines: file.lines }).toEqual({ ...named, lines });
      shown.export += lines.length > 0 ? 1 : 0;
    };

    const checkBulk = async ({ scope, resource, filters, expected, named }: Posed) => {
      const matching = await world.bulkCount(scope, resource, filters, expected.length + 1, isTaskOver);
      if (matching === null) return;
      expect({ ...named, matching }).toEqual({ ...named, matching: expected.length });
      shown.bulk += 1;
    };

    it("agree for each pair of them", { timeout: isFullRun ? 1_800_000 : 120_000 }, async () => {
      const cases = casesNow();
      expect(cases.length).toBeGreaterThan(30);
      for (const one of cases) {
        const posed = await pose(one);
        await checkPage(one, posed);
        if (one.sums !== "none") await checkSums(one, posed);
        if (one.take === "export") await checkFile(posed);
        if (one.take === "bulk") await checkBulk(posed);
      }
      for (const [what, times] of Object.entries(shown)) expect([what, times > 1]).toEqual([what, true]);
    });

    it("are all refused if the list is refused", async () => {
      let refused = 0;
      for (const resource of lists.values())
        for (const scope of CHOICES.scope) {
          if (world.mayList(scope, resource)) continue;
          expect([resource.name, scope, await world.refusals(scope, resource)]).toEqual([resource.name, scope, []]);
          refused += 1;
        }
      expect(refused).toBeGreaterThan(2);
    });
  });
}
