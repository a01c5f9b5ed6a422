// A record that a person could have entered, made from a definition alone.
import { kindOf } from "../../generator";
import type { Draw, FieldModel, Model, ResourceModel } from "../../generator";
import type { Client, Record_ } from "./Client";
import { rowsOf } from "./Client";

let made = 0;

const draw: Draw = {
  row: 0,
  now: Math.floor(Date.now() / 1000),
  integer: (min) => min,
  pick: (from) => {
    const [first] = from;
    if (first === undefined) throw new Error("nothing to pick from");
    return first;
  },
  chance: () => true,
  reference: () => 0,
};

/** Differs from every other value of the field, on any host, at any time. */
const fresh = (field: FieldModel, mark: string): unknown => {
  const sample = String(kindOf(field).sample(field, draw));
  if (sample.includes("@")) return `contract.${mark}@example.com`;
  if (/^[\d\s+-]+$/.test(sample)) return `139${mark.slice(-8).padStart(8, "0")}`;
  return `c${mark}`;
};

export const callOf = (resource: ResourceModel, verb: string) => resource.calls.find((call) => call.verb === verb);

export const styleOf = (resource: ResourceModel) => (resource.style === "legacy" ? "legacy" : "bearer");

const MANY = 1000;

/** The key of a record that `field` may point to; of a rule against repetition, one that no other record has. */
const keyFor = async (
  client: Client,
  token: string,
  model: Model,
  resource: ResourceModel,
  field: FieldModel,
): Promise<unknown> => {
  const columns = async (name: string, column: (one: ResourceModel) => string): Promise<readonly unknown[]> => {
    const target = model.resources.find((one) => one.name === name);
    const list = target && callOf(target, "list");
    if (!target || !list) return [];
    const params = { page_size: MANY, sort_field: target.key, sort_order: "asc" };
    return rowsOf(await client.call(list.path, params, { token, style: styleOf(target) })).map(
      (row) => row[column(target)],
    );
  };
  const isAlone = resource.unique.some((names) => names.length === 1 && names[0] === field.name);
  const taken = isAlone ? await columns(resource.name, () => field.name) : [];
  const keys = await columns(String(field.options["to"]), (target) => target.key);
  return keys.find((key) => !taken.includes(key));
};

export const draftOf = async (
  client: Client,
  token: string,
  model: Model,
  resource: ResourceModel,
): Promise<Record_> => {
  made += 1;
  const mark = `${String(Date.now()).slice(-7)}${made}`;
  const unique = new Set(resource.unique.flat());
  const draft: Record<string, unknown> = {};
  for (const field of resource.fields) {
    const kind = kindOf(field);
    const isPersons =
      !field.readonly &&
      !field.hidden &&
      kind.storage(field) !== null &&
      (field.name !== resource.key || field.required);
    if (!isPersons || field.name === resource.tree?.parent) continue;
    const { to } = field.options;
    if (to !== undefined && kind.wire(field) === "list") draft[field.name] = [];
    else if (to !== undefined) draft[field.name] = await keyFor(client, token, model, resource, field);
    else if (unique.has(field.name) && kind.wire(field) === "text") draft[field.name] = fresh(field, mark);
    else if (unique.has(field.name)) draft[field.name] = 100_000 + made;
    else draft[field.name] = field.default ?? field.sample[0] ?? kind.sample(field, draw);
  }
  return draft;
};
