// Restrictions by roles. A role may have lists of records (`restricts` in the definition). If such a list is not empty, the
// role reaches only these records, and of the other resources in `restricts` only rows that lead to one of them.
import type { FieldModel, Model, OwnedModel, OwnerStep } from "../../../generator";
import { keysAllowedByRoles, beyondRightsFailure } from "../access/roleLists";
import { findIdentity } from "../access/identity";
import type { Caller } from "../access/Caller";
import type { Engine, Reading, Step } from "./Engine";
import type { Selection } from "../storage/query";
import type { Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import { findLeadingKeys, narrowToOwners } from "./owners";
import { isObject } from "../wire/readJson";

interface Restriction {
  /** The field of the role with the list of records. */
  readonly list: string;
  /** The path of references from a row to a record of the list. */
  readonly way: OwnedModel;
}

/** By resource, the field that leads towards the records of the list. */
const leadsBy = ({ options }: FieldModel): Readonly<Record<string, string>> => {
  const { restricts } = options;
  return isObject(restricts)
    ? Object.fromEntries(Object.entries(restricts).map(([resource, field]) => [resource, String(field)]))
    : {};
};

/** The references from a resource to `target`; empty if they do not lead there. */
const stepsTo = (model: Model, target: string, fields: Readonly<Record<string, string>>, from: string): OwnerStep[] => {
  const steps: OwnerStep[] = [];
  for (let at = from; at !== target && steps.length <= Object.keys(fields).length;) {
    const resource = model.resources.find(({ name }) => name === at);
    const field = resource?.fields.find(({ name }) => name === fields[at]);
    if (!field) return [];
    at = String(field.options.to);
    steps.push({ field: field.name, to: at });
  }
  return steps;
};

const restrictionsOf = (model: Model): ReadonlyMap<string, readonly Restriction[]> => {
  const found = new Map<string, Restriction[]>();
  const put = (resource: string, list: string, [first, ...rest]: readonly OwnerStep[]): void => {
    if (!first) return;
    const way: OwnedModel = { is: "owned", steps: [first, ...rest], common: null, any: null };
    found.set(resource, [...(found.get(resource) ?? []), { list, way }]);
  };
  const roles = model.resources.find(({ name }) => name === model.identity?.role.resource);
  for (const field of roles?.fields ?? []) {
    const target = model.resources.find(({ name }) => name === field.options.to);
    if (field.options.restricts === undefined || !target) continue;
    put(target.name, field.name, [{ field: target.key, to: target.name }]);
    const fields = leadsBy(field);
    for (const name of Object.keys(fields)) put(name, field.name, stepsTo(model, target.name, fields, name));
  }
  return found;
};

const known = new WeakMap<Model, ReturnType<typeof restrictionsOf>>();

const restrictionsOn = ({ model }: Engine, { name }: Table): readonly Restriction[] => {
  const all = known.get(model) ?? restrictionsOf(model);
  known.set(model, all);
  return all.get(name) ?? [];
};

/** The keys of the list that the caller's roles are restricted to; null without restriction. */
const allowedKeys = (platform: Engine, caller: Caller, list: string): readonly string[] | null => {
  const identity = findIdentity(platform);
  return identity && keysAllowedByRoles(identity.roles, caller, list);
};

/** Narrows a selection to the rows that the caller's roles allow. */
export const applyRestrictions = (platform: Engine, table: Table, caller: Caller, selection: Selection): Selection =>
  restrictionsOn(platform, table).reduce((narrow, { list, way }) => {
    const keys = allowedKeys(platform, caller, list);
    return keys === null ? narrow : narrowToOwners(platform, table, way, keys, narrow);
  }, selection);

/** Answers the `rows` that the caller's roles allow. */
export const filterUnrestricted = async (
  reading: Reading,
  table: Table,
  caller: Caller,
  rows: readonly Row[],
): Promise<readonly Row[]> => {
  let left = rows;
  for (const { list, way } of restrictionsOn(reading.platform, table)) {
    const keys = allowedKeys(reading.platform, caller, list);
    if (keys === null || left.length === 0) continue;
    const own = await findLeadingKeys(reading, way.steps, keys, left);
    left = left.filter((row) => own.has(String(row[way.steps[0].field])));
  }
  return left;
};

/** @throws Failure 513 for a record that the caller's own roles put out of reach */
export const checkUnrestricted = async (step: Step, row: Row): Promise<void> => {
  const [first] = restrictionsOn(step.platform, step.table);
  if (first && (await filterUnrestricted(step, step.table, step.caller, [row])).length === 0)
    throw beyondRightsFailure(first.way.steps[0].field);
};
