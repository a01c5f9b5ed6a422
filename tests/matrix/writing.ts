// Every account tries every call. Without the menu key, the call is refused, whatever record it names. With the menu
// key, a row out of reach gets the same answer as a missing row, and is not changed.
import { describe, expect, it } from "vitest";
import type { CallModel, Model, ResourceModel } from "../../generator";
import { business } from "../../platform/business";
import { handlerOf } from "../../platform/framework/calls/Handler";
import { handlersFor } from "../../platform/framework/Feature";
import type { JsonRecord } from "../contract/Client";
import { askForWholeAnswer, firstDifference } from "./asking";
import type { WholeAnswer } from "./asking";
import { cellOf, missingRow, findRow } from "./cells";
import type { Cell } from "./cells";
import { isTestChosen, isPairChosen } from "./choosing";
import type { Oracle, Relation } from "./Oracle";
import { PEOPLE } from "./World";
import type { World } from "./World";

const NO_PERMISSION = 513;
const RELATIONS: readonly Relation[] = ["own", "subordinate", "foreign", "shared"];

/** Resources whose calls may refuse an account's own row for other reasons. */
const RULED = new Set(["account", "role", "company", "menu", "access_key", "identity_provider"]);

/** The parameters that the console would send for a row. */
const paramsFor = ({ resource, call }: Cell, row: JsonRecord): JsonRecord =>
  call.verb === "action"
    ? Object.fromEntries(
        call.params.flatMap(({ name }) => {
          const value = row[call.from[name] ?? name];
          return value === undefined ? [] : [[name, value] as const];
        }),
      )
    : { [resource.key]: row[resource.key] };

const namesKey = ({ resource, call }: Cell): boolean =>
  call.verb === "set" || call.verb === "del" || call.params.some(({ name }) => name === resource.key);

const shown = (cell: Cell, relation: string, { code }: WholeAnswer): string => `${cell.person}, ${relation}: ${code}`;

const withKey = (cell: Cell, row: JsonRecord, key: unknown): Promise<WholeAnswer> =>
  askForWholeAnswer(cell.world, cell.person, cell.call, paramsFor(cell, { ...row, [cell.resource.key]: key }), [key]);

/** The account owns the row, but this owner may not make the call. The refusal says so. */
const ofOtherOwner = async (cell: Cell): Promise<readonly string[]> => {
  const { oracle, account, resource, call } = cell;
  const row = oracle.reachable(account, resource).find((one) => !oracle.mayAsOwner(account, resource, call.name, one));
  if (row === undefined) return [];
  const stored = await withKey(cell, row, row[resource.key]);
  return stored.code === NO_PERMISSION && /\bowner\b/.test(stored.text)
    ? []
    : [shown(cell, "of another owner", stored)];
};

/** With the menu key, the call finds the account's own rows, but not rows out of reach. */
const permitted = async (cell: Cell): Promise<readonly string[]> => {
  const { resource, person, call } = cell;
  const wrong: string[] = [];
  const none = missingRow(cell, resource);
  const foreign = findRow(cell, "foreign");
  const own = findRow(cell, "own");
  if (foreign) {
    const key = foreign[resource.key];
    const there = await withKey(cell, foreign, key);
    const nowhere = await withKey(cell, foreign, none);
    if (there.code === 200) wrong.push(shown(cell, "a stranger's row is taken", there));
    if (there.text !== nowhere.text)
      wrong.push(`${shown(cell, "foreign", there)} but none such: ${firstDifference(there, nowhere)}`);
    if (own && (call.verb === "del" || call.on === "bulk")) {
      const mixed = await askForWholeAnswer(cell.world, person, call, { [resource.key]: [own[resource.key], key] }, [
        key,
      ]);
      const missing = await askForWholeAnswer(cell.world, person, call, { [resource.key]: [own[resource.key], none] }, [
        none,
      ]);
      if (mixed.code === 200) wrong.push(shown(cell, "own and a stranger's together", mixed));
      if (mixed.text !== missing.text)
        wrong.push(`${shown(cell, "own and foreign", mixed)} but none such: ${firstDifference(mixed, missing)}`);
    }
  }
  wrong.push(...(await ofOtherOwner(cell)));
  if (call.verb !== "set" || RULED.has(resource.name)) return wrong;
  for (const relation of ["own", "subordinate"] as const) {
    const row = findRow(cell, relation);
    if (!row || !isTestChosen(resource.name, call.name, person, relation)) continue;
    const found = await withKey(cell, row, row[resource.key]);
    if (found.code === NO_PERMISSION || found.code === 404) wrong.push(shown(cell, relation, found));
  }
  return wrong;
};

/** Without the menu key, the call is refused before anything else is checked. */
const refused = async (cell: Cell): Promise<readonly string[]> => {
  const { resource, call, person } = cell;
  const wrong: string[] = [];
  const asked = new Set<string>();
  const rows = namesKey(cell) ? RELATIONS.map((relation) => [relation, findRow(cell, relation)] as const) : [];
  for (const [relation, row] of rows) {
    if (!row || !isTestChosen(resource.name, call.name, person, relation)) continue;
    const answer = await withKey(cell, row, row[resource.key]);
    asked.add(answer.text);
    if (answer.code !== NO_PERMISSION) wrong.push(shown(cell, relation, answer));
  }
  const none = await askForWholeAnswer(
    cell.world,
    person,
    call,
    namesKey(cell) ? { [resource.key]: missingRow(cell, resource) } : {},
  );
  asked.add(none.text);
  if (none.code !== NO_PERMISSION) wrong.push(shown(cell, "none such", none));
  if (asked.size > 1) wrong.push(`${person} is refused in ${asked.size} ways`);
  return wrong;
};

const judge = async (cell: Cell): Promise<readonly string[]> => {
  if (!cell.may) return refused(cell);
  if (namesKey(cell)) return permitted(cell);
  const answer = await askForWholeAnswer(cell.world, cell.person, cell.call, {});
  return answer.code === NO_PERMISSION ? [shown(cell, "nothing named", answer)] : [];
};

export const writingMatrix = (open: () => { readonly world: World; readonly oracle: Oracle }, model: Model) => {
  const handlers = handlersFor(business, model);
  /** Calls that need no menu key: signing in, registering, the own account, public pages. */
  const isOpen = (resource: ResourceModel, call: CallModel): boolean =>
    (handlerOf(handlers, resource, call)?.who ?? "permitted") !== "permitted";
  const reading = new Set<CallModel["verb"]>(["list", "get"]);
  const calls = model.resources.flatMap((resource) =>
    resource.calls
      .filter((call) => !reading.has(call.verb) && !isOpen(resource, call) && resource.access[call.name] !== undefined)
      .map((call) => ({ name: `${resource.name}.${call.name}`, resource, call })),
  );
  describe("writing", () => {
    it.each(calls)(
      "allows $name only to accounts with the menu key, and only for their rows",
      async ({ resource, call }) => {
        const at = open();
        const wrong: string[] = [];
        for (const person of PEOPLE.filter((one) => isPairChosen(resource.name, call.name, one)))
          wrong.push(...(await judge(cellOf(at, resource, call, person))));
        expect(wrong).toEqual([]);
      },
    );
  });
};
