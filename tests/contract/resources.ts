import { beforeAll, describe, expect, it } from "vitest";
import { kindOf } from "../../generator";
import { conditionHolds } from "../../shared/schema";
import type { FieldModel, Model, ResourceModel } from "../../generator";
import { ownerField } from "../../platform/framework/storage/ownerFields";
import { fieldsOf, recordOf, rowsOf } from "./Client";
import type { Client, JsonRecord, Reply } from "./Client";
import { callsOfResource, createDraft, declares, anotherText } from "./drafts";
import type { MakeCall } from "./drafts";
import type { TestHost } from "./Host";

const isStored = (field: FieldModel) => kindOf(field).storage(field) !== null;
const isScalar = (field: FieldModel) =>
  isStored(field) && kindOf(field).wire(field) !== "list" && kindOf(field).secret !== true;

const isNumeric = (field: FieldModel | undefined): boolean =>
  field !== undefined && ["integer", "real", "cents"].includes(String(kindOf(field).storage(field)));

/** Compares texts by code point, numbers and amounts by value. */
const compare = (a: unknown, b: unknown, numeric = typeof a === "number"): number =>
  numeric ? Number(a) - Number(b) : Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)));

const listing = (open: () => TestHost, resource: ResourceModel) => {
  let call: MakeCall;
  const list = (params: JsonRecord): Promise<Reply> => call("list", params);
  beforeAll(async () => {
    const { client } = open();
    call = callsOfResource(client, await client.session("admin"), resource);
  });

  it("pages without a gap or a repetition", async () => {
    const first = await list({ page_index: 1, page_size: 3 });
    const second = await list({ page_no: 2, page_size: 3 });
    const whole = await list({ page_index: 1, page_size: 6 });
    expect(first.code).toBe(200);
    expect([...rowsOf(first), ...rowsOf(second)]).toEqual(rowsOf(whole));
    expect(first.count).toBe(whole.count);
    expect(rowsOf(first).length).toBe(Math.min(3, first.count));
  });

  it("answers ten rows by default, and the last page from its end", async () => {
    const { data, count } = await list({});
    expect(Array.isArray(data) && data.length).toBe(Math.min(10, count));
    const last = Math.ceil(count / 4);
    const rows = rowsOf(await list({ page_index: last, page_size: 4 }));
    expect(rows.length).toBe(count - (last - 1) * 4);
    expect(rowsOf(await list({ page_index: last + 5, page_size: 4 }))).toEqual([]);
  });

  it.each(resource.fields.filter((field) => field.sortable && isScalar(field)).map(({ name }) => name))(
    "sorts by %s up and down",
    async (name) => {
      const up = rowsOf(await list({ sort_field: name, sort_order: "asc", page_size: 50 })).map((row) => row[name]);
      const down = rowsOf(await list({ sort_field: name, sort_order: "desc", page_size: 50 })).map((row) => row[name]);
      const numeric = isNumeric(resource.fields.find((field) => field.name === name));
      expect(up.length).toBe(down.length);
      for (const [index, value] of up.slice(1).entries())
        expect(compare(up[index], value, numeric)).toBeLessThanOrEqual(0);
      for (const [index, value] of down.slice(1).entries())
        expect(compare(down[index], value, numeric)).toBeGreaterThanOrEqual(0);
    },
  );

  it.each(
    resource.fields
      .filter((field) => field.filter !== null && isScalar(field))
      .map((field) => [field.name, field.filter] as const),
  )("filters by %s (%s)", async (name, filter) => {
    const some = rowsOf(await list({ page_size: 20 })).find((row) => row[name] !== "" && row[name] !== 0);
    if (!some) return;
    const value = some[name];
    if (filter === "range") {
      const found = await list({ [`${name}_begin`]: value, [`${name}_end`]: value, page_size: 50 });
      expect(found.count).toBeGreaterThan(0);
      for (const row of rowsOf(found)) expect(row[name]).toBe(value);
      return;
    }
    const part = filter === "contains" ? String(value).slice(1, 4).toUpperCase() : value;
    const found = await list({ [name]: part, page_size: 50 });
    expect(found.count).toBeGreaterThan(0);
    for (const row of rowsOf(found))
      if (filter === "contains") expect(String(row[name]).toUpperCase()).toContain(part);
      else expect(row[name]).toBe(value);
  });

  it.each(
    resource.fields
      .filter((field) => field.filter !== null && field.filter !== "contains" && isScalar(field) && isNumeric(field))
      .map(({ name }) => name),
  )("takes 0 of %s for a value, not for no filter", async (name) => {
    const whole = await list({ page_size: 500 });
    const zeros = rowsOf(whole).filter((row) => Number(row[name] ?? Number.NaN) === 0);
    const range = { [`${name}_begin`]: 0, [`${name}_end`]: 0 };
    for (const params of resource.fields.find((field) => field.name === name)?.filter === "range"
      ? [range]
      : [{ [name]: 0 }, { [name]: "0" }, { [name]: [0] }]) {
      const found = await list({ ...params, page_size: 500 });
      for (const row of rowsOf(found)) expect(Number(row[name] ?? 0)).toBe(0);
      if (whole.count <= 500) expect(found.count).toBeGreaterThanOrEqual(zeros.length);
    }
  });

  it("takes an array for one of several, and its key among them", async () => {
    const rows = rowsOf(await list({ page_size: 3 }));
    const keys = rows.map((row) => row[resource.key]);
    const found = await list({ [resource.key]: keys, page_size: 50 });
    expect(
      rowsOf(found)
        .map((row) => row[resource.key])
        .sort((a, b) => compare(a, b)),
    ).toEqual([...keys].sort((a, b) => compare(a, b)));
    expect((await list({ [resource.key]: [] })).count).toBe(0);
  });

  it("treats wildcards in a filter as plain characters", async () => {
    expect((await list({ q: "%_%\\" })).code).toBe(200);
    expect((await list({ q: "%_%\\" })).count).toBe(0);
  });

  it("never answers a secret", async () => {
    const secrets = resource.fields.filter((field) => kindOf(field).secret === true).map(({ name }) => name);
    for (const row of rowsOf(await list({ page_size: 20 })))
      for (const name of secrets) expect(row).not.toHaveProperty(name);
  });
};

/** A field that can be changed in any record: the title, or the first plain text. */
const changeable = (model: Model, resource: ResourceModel): FieldModel | undefined => {
  const unique = resource.unique.flatMap(({ fields }) => fields);
  return [resource.title, ...resource.fields.map(({ name }) => name)]
    .flatMap((name) => resource.fields.filter((field) => field.name === name))
    .find(
      (field) =>
        anotherText(model, field) !== null &&
        !field.readonly &&
        !field.immutable &&
        !field.hidden &&
        !unique.includes(field.name) &&
        field.name !== resource.key,
    );
};

const keyField = (resource: ResourceModel): FieldModel => {
  const field = resource.fields.find(({ name }) => name === resource.key);
  if (!field) throw new Error(`${resource.name} has no key`);
  return field;
};

const writing = (open: () => TestHost, model: Model, resource: ResourceModel) => {
  let client: Client;
  let token: string;
  let call: MakeCall;
  const hasCall = (name: string) => declares(resource, name);
  const keyOf = (record: JsonRecord) => ({ [resource.key]: record[resource.key] });
  const stored = async (record: JsonRecord) =>
    rowsOf(await call("list", { [resource.key]: [record[resource.key]] }))[0];
  /** The record in an answer, without values that only an answer to `add` has, such as a new key. */
  const kept = (answer: Reply): JsonRecord => {
    const isField = (name: string) => resource.fields.some((field) => field.name === name);
    const once = resource.calls.filter(({ verb }) => verb === "add").flatMap((one) => one.answer);
    const names = once.map(({ name }) => name).filter((name) => !isField(name));
    return Object.fromEntries(Object.entries(recordOf(answer)).filter(([name]) => !names.includes(name)));
  };
  const drafted = async (skip: (note: string) => never): Promise<JsonRecord> =>
    (await createDraft(client, token, model, resource)) ?? skip("every record there can be is there already");
  beforeAll(async () => {
    ({ client } = open());
    token = await client.session("admin");
    call = callsOfResource(client, token, resource);
  });

  it("stores what was given and answers it, and lists it", async ({ skip }) => {
    const draft = await drafted(skip);
    const added = await call("add", draft);
    expect(added, JSON.stringify(added)).toMatchObject({ code: 200 });
    const record = kept(added);
    for (const field of resource.fields.filter(
      (one) =>
        isScalar(one) &&
        draft[one.name] !== undefined &&
        conditionHolds(one.when, draft) &&
        // An empty order number becomes the next number.
        one.name !== resource.tree?.order &&
        one.options.orders !== true,
    ))
      expect([field.name, String(record[field.name])]).toEqual([
        field.name,
        String(kindOf(field).wire(field) === "boolean" ? Number(draft[field.name]) : (draft[field.name] ?? "")),
      ]);
    expect(still(await stored(record))).toEqual(still(record));
    if (hasCall("del")) expect((await call("del", keyOf(record))).code).toBe(200);
  });

  it("refuses a record without what is required, naming each field", async () => {
    const nothing = Object.fromEntries(resource.fields.map((field) => [field.name, field.default ?? undefined]));
    const required = resource.fields.filter(
      (field) =>
        conditionHolds(field.when, nothing) &&
        field.required &&
        !field.readonly &&
        field.default === null &&
        field.name !== ownerField(resource) &&
        isStored(field),
    );
    const refused = await call("add", {});
    expect(refused.code).toBe(406);
    expect(refused.msg).not.toBe("");
    for (const { name } of required) expect(fieldsOf(refused)).toHaveProperty(name, "invalid.required");
  });

  it("refuses a reference to nothing", async ({ skip }) => {
    const reference = resource.fields.find(
      (field) => typeof field.options.to === "string" && !field.readonly && kindOf(field).wire(field) !== "list",
    );
    if (!reference) return;
    const nothing = kindOf(reference).storage(reference) === "text" ? "no-such-record" : 987_654_321;
    const refused = await call("add", {
      ...(await drafted(skip)),
      [reference.name]: nothing,
    });
    expect(refused.code).toBe(406);
    expect(fieldsOf(refused)).toEqual({ [reference.name]: "invalid.reference" });
  });

  it.skipIf(resource.unique.length === 0)("refuses a second record with the same values", async ({ skip }) => {
    const draft = await drafted(skip);
    const added = recordOf(await call("add", draft));
    const refused = await call("add", draft);
    expect([409, 515, 1101, 1102, 1103]).toContain(refused.code);
    expect(Object.values(fieldsOf(refused))).toContain("invalid.exists");
    if (hasCall("del")) await call("del", keyOf(added));
  });

  it.skipIf(!hasCall("set"))("changes only what is sent", async ({ skip }) => {
    const field = changeable(model, resource);
    const record = kept(await call("add", await drafted(skip)));
    const changes = field ? { [field.name]: anotherText(model, field) } : {};
    const answered = await call("set", { ...keyOf(record), ...changes });
    expect(answered, JSON.stringify(answered)).toMatchObject({ code: 200, data: changes });
    const { gmt_update: _a, update_time: _b, row_version: version, ...after } = still(recordOf(answered));
    const { gmt_update: _c, update_time: _d, row_version: seen, ...before } = still(record);
    expect(after).toEqual({ ...before, ...changes });
    // A platform with versions increases the version.
    expect(version).toBe(typeof seen === "number" && field ? seen + 1 : seen);
    if (hasCall("del")) await call("del", keyOf(record));
  });

  it.skipIf(!hasCall("set"))("says so when the record is gone or not named", async () => {
    const key = keyField(resource);
    const gone = kindOf(key).storage(key) === "text" ? "gone" : 987_654_321;
    expect((await call("set", { [resource.key]: gone })).code).toBe(404);
    // In plain REST, the key is in the path.
    if (resource.style !== "rest")
      expect(fieldsOf(await call("set", {}))).toEqual({ [resource.key]: "invalid.required" });
  });

  it.skipIf(!hasCall("del") || resource.style === "rest")("deletes all of several, or nothing", async ({ skip }) => {
    const records = [
      recordOf(await call("add", await drafted(skip))),
      recordOf(await call("add", await drafted(skip))),
    ];
    const keys = records.map((record) => record[resource.key]);
    const before = (await call("list", {})).count;
    expect((await call("del", { [resource.key]: [...keys, 987_654_321] })).code).toBe(404);
    expect((await call("list", {})).count).toBe(before);
    expect(await call("del", { [resource.key]: keys })).toMatchObject({ code: 200, count: 2 });
    expect((await call("list", {})).count).toBe(before - 2);
    expect((await call("list", { [resource.key]: keys })).count).toBe(0);
  });
};

/** The record without `pending`, the number of items still to be created, which changes over time. */
const still = ({ pending: _, ...record }: JsonRecord = {}): JsonRecord => record;

/** `isShown` selects the resources. Drafts of their records may refer to other resources. */
export const resourceContract = (open: () => TestHost, model: Model, isShown: (name: string) => boolean): void => {
  const shown = model.resources.filter((resource) => declares(resource, "list") && isShown(resource.name));
  describe.each(shown)("$name", (resource) => {
    listing(open, resource);
    if (declares(resource, "add")) writing(open, model, resource);
  });
};
