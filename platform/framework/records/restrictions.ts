// What the lists of a role restrict: a role with values in one reaches only these records, and of the resources that the
// definition names beside it only those that lead to one of them. An empty list restricts nothing.
import type { FieldModel, Model, OwnedModel, OwnerStep } from "../../../generator";
import { allowedBy, beyond } from "../access/roleLists";
import { findIdentity } from "../access/identity";
import type { Caller } from "../access/Caller";
import type { Engine, Reading, Step } from "./Engine";
import type { Selection } from "../storage/query";
import type { Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import { findLeadingKeys, narrowToOwners } from "./owners";

interface Restriction {
  /** The role's field that holds the list. */
  readonly list: string;
  /** From a record to what the list holds. */
  readonly way: OwnedModel;
}

const leadsBy = ({ options }: FieldModel): Readonly<Record<string, string>> => {
  const { restricts } = options;
  return typeof restricts === "object" && restricts !== null
    ? Object.fromEntries(Object.entries(restricts).map(([resource, field]) => [resource, String(field)]))
    : {};
};

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
    const way: OwnedModel = { is: "owned", steps: [first, ...rest], common: null };
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

const allowed = (platform: Engine, caller: Caller, list: string): readonly string[] | null => {
  const identity = findIdentity(platform);
  return identity && allowedBy(identity.roles, caller, list);
};

export const applyRestrictions = (platform: Engine, table: Table, caller: Caller, selection: Selection): Selection =>
  restrictionsOn(platform, table).reduce((narrow, { list, way }) => {
    const keys = allowed(platform, caller, list);
    return keys === null ? narrow : narrowToOwners(platform, table, way, keys, narrow);
  }, selection);

/** Those of these rows that the caller's roles do not keep from it. */
export const filterUnrestricted = async (
  reading: Reading,
  table: Table,
  caller: Caller,
  rows: readonly Row[],
): Promise<readonly Row[]> => {
  let left = rows;
  for (const { list, way } of restrictionsOn(reading.platform, table)) {
    const keys = allowed(reading.platform, caller, list);
    if (keys === null || left.length === 0) continue;
    const own = await findLeadingKeys(reading, way.steps, keys, left);
    left = left.filter((row) => own.has(String(row[way.steps[0].field])));
  }
  return left;
};

/** @throws Failure 513 for a record that the caller's own roles would keep from it */
export const checkUnrestricted = async (step: Step, row: Row): Promise<void> => {
  const [first] = restrictionsOn(step.platform, step.table);
  if (first && (await filterUnrestricted(step, step.table, step.caller, [row])).length === 0)
    throw beyond(first.way.steps[0].field);
};
