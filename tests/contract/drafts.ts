// Makes records from a definition, with values like those that people enter.
import * as z from "zod/mini";
import { kindOf, schemaOf } from "../../generator";
import type { Draw, FieldModel, Json, Model, ResourceModel } from "../../generator";
import { isRecord, rowsOf } from "./Client";
import type { Client, JsonRecord, Reply } from "./Client";
import { callRest } from "./restCalls";

export type MakeCall = (name: string, params?: JsonRecord) => Promise<Reply>;

/** Calls a resource with the path, style, version and constants of its definition. */
export const callsOfResource =
  (client: Client, token: string | null, resource: ResourceModel): MakeCall =>
  (name, params = {}) => {
    const call = resource.calls.find((one) => one.name === name);
    if (!call) throw new Error(`${resource.name} has no call ${name}`);
    if (call.style === "rest") return callRest(client, resource, call, params, { token });
    const style = call.style === "legacy" ? "legacy" : "bearer";
    return client.call(call.path, { ...call.constants, ...params }, { token, style, apiVersion: call.apiVersion });
  };

export const declares = ({ calls }: ResourceModel, name: string): boolean => calls.some((call) => call.name === name);

let made = 0;
/** Ten digits that are unique across platforms and runs. */
const mark = (): string => {
  made += 1;
  return `${String(Date.now()).slice(-6)}${String(made).padStart(4, "0")}`;
};

const drawOf = ({ samples }: Model): Draw => ({
  samples,
  row: 0,
  now: Math.floor(Date.now() / 1000),
  // Different characters each time, because passwords with repetitions are refused.
  integer: (min, max) => (max - min > 50_000 ? min + ((Number(mark()) * 7919) % (max - min)) : min),
  pick: (from) => {
    const [first] = from;
    if (first === undefined) throw new Error("nothing to pick from");
    return first;
  },
  chance: () => true,
  reference: () => 0,
});

const plain = (model: Model, field: FieldModel): Json =>
  field.default ?? field.sample[0] ?? kindOf(field).sample(field, drawOf(model));

const fits = (model: Model, field: FieldModel, value: unknown): boolean => {
  const schema = schemaOf(model, field);
  return schema !== null && z.safeParse(schema, value).success;
};

const hex = (digits: string) =>
  (BigInt(digits) + 0xa00_0000_0000n).toString(16).padStart(12, "0").match(/../g)?.join(":") ?? "";

/** New values for all patterns. The first one that the field accepts is used. */
const fresh = (model: Model, field: FieldModel): unknown => {
  const digits = mark();
  const number = Number(digits) % 900_000;
  const forms = [
    `c${digits}`,
    `c${digits}.example.com`,
    `contract.${digits}@example.com`,
    `com.contract.c${digits}`,
    `${number % 9}.${number % 97}.${number}`,
    `10.${number % 251}.${Math.floor(number / 251) % 251}.${made % 251}`,
    hex(digits),
    `139${digits.slice(-8)}`,
    `https://example.com/${digits}`,
    digits,
    digits.slice(-6),
    digits.slice(-4),
    number,
  ];
  return forms.find((form) => fits(model, field, form)) ?? plain(model, field);
};

/** A new value for a field: a text without a pattern. */
export const anotherText = (model: Model, field: FieldModel): string | null =>
  kindOf(field).schema(field).builder === "text" && !field.options.pattern && fits(model, field, "Other")
    ? "Other"
    : null;

const MANY = 1000;

const all = async (client: Client, token: string, resource: ResourceModel): Promise<readonly JsonRecord[]> =>
  declares(resource, "list")
    ? rowsOf(
        await callsOfResource(
          client,
          token,
          resource,
        )("list", { page_size: MANY, sort_field: resource.key, sort_order: "asc" }),
      )
    : [];

const candidates = async (
  client: Client,
  token: string,
  model: Model,
  field: FieldModel,
): Promise<readonly unknown[]> => {
  const target = model.resources.find(({ name }) => name === field.options.to);
  if (target) return (await all(client, token, target)).map((row) => row[target.key]);
  const values = model.enums.find(({ name }) => name === field.options.enum)?.values.map(({ value }) => value);
  if (values) return values;
  const least = Number(field.options.min ?? 1);
  const isNumber = kindOf(field).storage(field) === "integer";
  return isNumber
    ? Array.from({ length: 500 }, (_, index) => least + index)
    : [fresh(model, field), fresh(model, field)];
};

/** The resource that a text refers to, according to the drafted value of the other field. */
const leadOf = (model: Model, fields: readonly FieldModel[], field: FieldModel): ResourceModel | undefined => {
  const { leads } = field.options;
  if (!isRecord(leads) || !isRecord(leads.to)) return undefined;
  const by = fields.find(({ name }) => name === leads.by);
  const to = by ? leads.to[String(plain(model, by))] : undefined;
  return model.resources.find(({ name }) => name === to);
};

const leading = async (
  client: Client,
  token: string,
  model: Model,
  fields: readonly FieldModel[],
  field: FieldModel,
): Promise<readonly unknown[]> => {
  const target = leadOf(model, fields, field);
  return target ? (await all(client, token, target)).map((row) => String(row[target.key])) : [];
};

/** All combinations of these values. The last list changes fastest. */
function* combined(lists: readonly (readonly unknown[])[]): Generator<readonly unknown[]> {
  const [first, ...rest] = lists;
  if (first === undefined) return void (yield []);
  for (const value of first) for (const others of combined(rest)) yield [value, ...others];
}

const firstOf = <Value>(values: Iterable<Value>, isWanted: (value: Value) => boolean): Value | null => {
  for (const value of values) if (isWanted(value)) return value;
  return null;
};

const isPersons = (resource: ResourceModel, field: FieldModel): boolean =>
  !field.readonly &&
  !field.hidden &&
  kindOf(field).storage(field) !== null &&
  (field.name !== resource.key || field.required);

/** Null if all possible records exist already, for example one per language. */
export const createDraft = async (
  client: Client,
  token: string,
  model: Model,
  resource: ResourceModel,
): Promise<JsonRecord | null> => {
  const fields = resource.fields.filter((field) => isPersons(resource, field) && field.name !== resource.tree?.parent);
  const draft: Record<string, unknown> = {};
  for (const field of fields) {
    const isReference = field.options.to !== undefined;
    if (isReference && kindOf(field).wire(field) === "list")
      draft[field.name] = field.required ? (await candidates(client, token, model, field)).slice(0, 1) : [];
    // If only some records may be chosen, the sample is one of these.
    else if (isReference && field.options.pick !== undefined && field.sample[0] !== undefined)
      draft[field.name] = field.sample[0];
    else if (isReference) [draft[field.name]] = await candidates(client, token, model, field);
    else if (leadOf(model, fields, field)) [draft[field.name]] = await leading(client, token, model, fields, field);
    else draft[field.name] = field.name === resource.key ? fresh(model, field) : plain(model, field);
  }
  const isDrafted = (name: string) => fields.some((field) => field.name === name);
  const rules = resource.unique.map(({ fields }) => fields.filter(isDrafted)).filter((names) => names.length > 0);
  const rows = rules.length > 0 ? await all(client, token, resource) : [];
  for (const names of rules) {
    const taken = new Set(rows.map((row) => JSON.stringify(names.map((name) => row[name]))));
    const lists = await Promise.all(
      names.map((name) => {
        const field = fields.find((one) => one.name === name);
        if (field && leadOf(model, fields, field)) return leading(client, token, model, fields, field);
        // Do not change fields that select the resource of another field.
        if (field && fields.some(({ options }) => isRecord(options.leads) && options.leads.by === name))
          return [plain(model, field)];
        return field ? candidates(client, token, model, field) : [];
      }),
    );
    const free = firstOf(combined(lists), (values) => !taken.has(JSON.stringify(values)));
    if (!free) return null;
    for (const [index, name] of names.entries()) draft[name] = free[index];
  }
  return draft;
};
