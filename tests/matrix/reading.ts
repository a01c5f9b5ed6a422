// Every account sees exactly the rows within its reach, with any filter, sort order or search. Of the records that
// these rows refer to, it sees only the names. For a row out of reach, it gets the same answer as for a missing row.
import { describe, expect, it } from "vitest";
import { kindOf } from "../../generator";
import type { CallModel, FieldModel, ResourceModel } from "../../generator";
import type { JsonRecord } from "../contract/Client";
import { askForWholeAnswer, firstDifference, missingKey } from "./asking";
import type { WholeAnswer } from "./asking";
import { isTestChosen, isPairChosen } from "./choosing";
import type { Oracle } from "./Oracle";
import { PEOPLE } from "./World";
import type { Person, World } from "./World";

const MOST = 5000;
/** Tables that get rows from signing in and refused calls, so that more rows than before may be listed. */
const GROWING: ReadonlySet<string> = new Set(["audit", "outbox"]);

const keysOf = (resource: ResourceModel, rows: readonly JsonRecord[]) =>
  rows.map((row) => String(row[resource.key])).sort();

/** The fields that an account gets of a row if it may read only the name of the row. */
const named = (resource: ResourceModel): ReadonlySet<string> =>
  new Set(
    [
      resource.key,
      resource.title,
      ...Object.values(resource.titles),
      resource.tree?.parent,
      resource.tree?.order,
      "name_only",
    ].filter((name) => name !== undefined && name !== null),
  );

interface Look {
  readonly world: World;
  readonly oracle: Oracle;
  readonly resource: ResourceModel;
  readonly call: CallModel;
  readonly person: Person;
  readonly account: JsonRecord;
  readonly may: boolean;
}

/** Problems of the answered rows. Empty if there are none. */
const judged = (
  { oracle, resource, person, account, may }: Look,
  how: string,
  { rows }: WholeAnswer,
): readonly string[] => {
  const pointed = oracle.pointedTo(account, resource.name);
  const names = named(resource);
  const keyOf = (row: JsonRecord) => String(row[resource.key]);
  const theirs = rows.filter((row) => {
    const stored = oracle.row(resource.name, row[resource.key]);
    return !(stored && may && oracle.reaches(account, resource, stored));
  });
  const unknown = theirs.filter((row) => {
    const stored = oracle.row(resource.name, row[resource.key]);
    return !stored || !oracle.mayName(account, resource, stored, pointed);
  });
  const unknown_ = theirs.filter((row) => Object.keys(row).some((name) => !names.has(name)));
  return [
    ...(unknown[0] ? [`${person} by ${how} sees ${unknown.length} strangers' rows: ${keyOf(unknown[0])}`] : []),
    ...(unknown_[0]
      ? [`${person} by ${how} sees more than names of ${unknown_.length} strangers' rows: ${keyOf(unknown_[0])}`]
      : []),
  ];
};

const isScalar = (field: FieldModel) =>
  kindOf(field).storage(field) !== null && kindOf(field).wire(field) !== "list" && kindOf(field).secret !== true;

/** Filters that would match a row out of reach, made from the values of this row. */
const asides = ({ fields, title }: ResourceModel, row: JsonRecord): readonly (readonly [string, JsonRecord])[] => [
  ["q", { q: row[title] }],
  ...fields.filter(isScalar).flatMap((field): readonly (readonly [string, JsonRecord])[] => [
    [`filter ${field.name}`, { [field.name]: row[field.name] }],
    [`filter ${field.name}, several`, { [field.name]: [row[field.name], row[field.name]] }],
    [`range of ${field.name}`, { [`${field.name}_begin`]: row[field.name], [`${field.name}_end`]: row[field.name] }],
  ]),
];

const look = async (at: Look): Promise<readonly string[]> => {
  const { world, oracle, resource, call, person, account, may } = at;
  const list = (params: JsonRecord, keys: readonly unknown[] = []) =>
    askForWholeAnswer(world, person, call, { page_size: MOST, ...params }, keys);
  const own = oracle.reachable(account, resource);
  const pointed = oracle.pointedTo(account, resource.name);
  const wrong: string[] = [];
  const whole = await list({});
  if (may && whole.code !== 200) return [`${person} may list by their menus and is answered ${whole.code}`];
  if (!may && whole.code !== 513 && whole.code !== 200) wrong.push(`${person} is answered ${whole.code}`);
  wrong.push(...judged(at, "list", whole));
  if (may && keysOf(resource, whole.rows).join() !== keysOf(resource, own).join())
    wrong.push(`${person} sees ${whole.rows.length} rows of ${own.length}`);
  if (may && whole.count !== own.length)
    wrong.push(`${person} is told of ${whole.count} rows instead of ${own.length}`);

  const strangers = oracle
    .rows(resource.name)
    .filter((row) => !(may && oracle.reaches(account, resource, row)))
    // Every account can read its own record.
    .filter((row) => !(resource.name === "account" && row[resource.key] === account[resource.key]))
    .filter((row) => !oracle.mayName(account, resource, row, pointed));
  const stranger = strangers[person.length % Math.max(1, strangers.length)];
  if (stranger) {
    const key = stranger[resource.key];
    const none = missingKey(resource, key, (one) => oracle.row(resource.name, one) !== undefined);
    for (const name of ["list", "get"]) {
      const one = resource.calls.find((other) => other.name === name);
      if (!one) continue;
      for (const given of [key, [key]] as const) {
        const missing = Array.isArray(given) ? [none] : none;
        const there = await askForWholeAnswer(world, person, one, { [resource.key]: given }, [key]);
        const nowhere = await askForWholeAnswer(world, person, one, { [resource.key]: missing }, [none]);
        if (there.text !== nowhere.text)
          wrong.push(`${person} by ${name} tells ${String(key)} from none such: ${firstDifference(there, nowhere)}`);
      }
    }
    for (const [how, params] of asides(resource, stranger))
      if (isTestChosen(resource.name, person, how)) wrong.push(...judged(at, how, await list(params)));
  }
  for (const field of resource.fields)
    if (person === "admin" || isTestChosen(resource.name, person, `sort ${field.name}`)) {
      const sorted = await list({ sort_field: field.name, sort_order: "desc" });
      if (keysOf(resource, sorted.rows).join() !== keysOf(resource, whole.rows).join())
        wrong.push(`${person} sees other rows when sorted by ${field.name}`);
    }
  return wrong;
};

/** The referenced records for which the account gets no name. Must be empty. */
const nameless = async ({ world, oracle, resource, call, person, account }: Look): Promise<readonly string[]> => {
  const keys = [...oracle.pointedTo(account, resource.name)].filter((key) => oracle.row(resource.name, key));
  if (keys.length === 0) return [];
  const { rows } = await askForWholeAnswer(world, person, call, { [resource.key]: keys, names: 1, page_size: MOST });
  const found = new Set(
    rows.filter((row) => row[resource.title] !== undefined).map((row) => String(row[resource.key])),
  );
  const missing = keys.filter((key) => !found.has(key));
  return missing.length > 0 ? [`${person} has no name for ${missing.length} of ${keys.length}: ${missing[0]}`] : [];
};

export const readingMatrix = (
  open: () => { readonly world: World; readonly oracle: Oracle },
  resources: readonly ResourceModel[],
) => {
  const listed = resources.flatMap((resource) => {
    const call = resource.calls.find(({ name }) => name === "list");
    return call ? [{ name: resource.name, resource, call }] : [];
  });
  const forEveryone = async (
    { resource, call }: (typeof listed)[number],
    judge: (at: Look) => Promise<readonly string[]>,
  ): Promise<readonly string[]> => {
    const { world, oracle: atFirst } = open();
    const wrong: string[] = [];
    for (const person of PEOPLE) {
      if (!isPairChosen(resource.name, person)) continue;
      if (GROWING.has(resource.name)) await askForWholeAnswer(world, person, call, { page_size: 1 }, []);
      const oracle = GROWING.has(resource.name) ? await world.look() : atFirst;
      const account = world.accounts[person] ?? {};
      const may = oracle.mayCall(account, resource, "list");
      wrong.push(...(await judge({ world, oracle, resource, call, person, account, may })));
    }
    return wrong;
  };
  describe("reading", () => {
    it.each(listed)(
      "shows of $name to each role its own rows and no others, however they are asked for",
      async (one) => {
        expect(await forEveryone(one, look)).toEqual([]);
      },
    );
    it.each(listed)("answers the names of all $name that own rows refer to", async (one) => {
      expect(await forEveryone(one, nameless)).toEqual([]);
    });
  });
};
