// Tests the fields of point 3, sentence by sentence. Each field is declared, and the reference platform answers it with
// a record or accepts it in a call.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { kindOf } from "../../generator";
import type { FieldModel, ResourceModel } from "../../generator";
import { isRecord, rowsOf } from "../contract/Client";
import { callsOfResource, declares } from "../contract/drafts";
import { anyStore } from "../effort";
import { openHost, placesForStores, readModel } from "../contract/hosts";
import type { TestHost } from "../contract/Host";
import { definitionsOf, namesIn } from "./entities";
import { sentencesProvedBy } from "./sentences";

const model = readModel(20);
const found = await placesForStores(anyStore);

const resourceOf = (name: string): ResourceModel => {
  const resource = model.resources.find((one) => one.name === name);
  if (!resource) throw new Error(`no definition of ${name}`);
  return resource;
};

const flat = (fields: readonly FieldModel[]): readonly FieldModel[] =>
  fields.flatMap((field) => [field, ...flat(field.of)]);

/** All keys in a value, at any depth. */
const keysIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  return isRecord(value) ? Object.entries(value).flatMap(([name, of]) => [name, ...keysIn(of)]) : [];
};

describe.skipIf(found === null)("the fields of the specification", () => {
  let host: TestHost;
  let token: string;
  beforeAll(async () => {
    if (!found) return;
    host = await openHost(found.place(), model);
    token = await host.client.token("admin");
  }, 60_000);
  afterAll(async () => {
    await host?.close();
    found?.close();
  });

  /** The names of all fields that a platform answers with the records of a definition. */
  const answered = async (resource: ResourceModel): Promise<readonly string[]> => {
    const ask = callsOfResource(host.client, token, resource);
    const rows = declares(resource, "list") ? rowsOf(await ask("list", { page_size: 100 })) : [];
    const [first] = rows;
    // Some resources, such as wallets, have no list. For them, the record of a company is read.
    const which = first ? { [resource.key]: first[resource.key] } : { comp_id: 1 };
    if (!declares(resource, "get")) return keysIn(rows);
    // A refusal may also contain names of fields, so it must not count.
    const { code, data } = await ask("get", which);
    expect([resource.name, code]).toEqual([resource.name, 200]);
    return keysIn([...rows, data]);
  };

  /** The names that calls accept but do not answer: parameters that are not fields of the record, and secrets. */
  const taken = (resource: ResourceModel): readonly string[] => {
    const fields = flat(resource.fields);
    const secrets = fields.filter((field) => kindOf(field).secret === true).map(({ name }) => name);
    const shown = new Set(fields.map(({ name }) => name).filter((name) => !secrets.includes(name)));
    const params = resource.calls.flatMap((call) => [
      ...flat(call.params).map(({ name }) => name),
      ...Object.keys(call.constants),
    ]);
    return [...secrets, ...params.filter((name) => !shown.has(name))];
  };

  it.each(sentencesProvedBy("3-entities.test.ts"))(
    '3. "$text": each field is declared, and travels with the record or to a call',
    async (sentence) => {
      const names = namesIn(sentence);
      expect(names.length).toBeGreaterThan(1);
      const resources = definitionsOf(sentence).map(resourceOf);
      const declared = resources.flatMap((one) => [...flat(one.fields).map(({ name }) => name), ...taken(one)]);
      expect(names.filter((name) => !declared.includes(name))).toEqual([]);
      const travels = (
        await Promise.all(resources.map(async (one) => [...(await answered(one)), ...taken(one)]))
      ).flat();
      expect(names.filter((name) => !travels.includes(name))).toEqual([]);
    },
  );

  it.each([
    ["The company type and agent type are implied by labels.", "company", "comp_type, agent_type"],
    ["**Wallet flow**: type and a time range.", "money_flow", "type, gmt_create"],
    ["Labels add batch id and a used / to-be-used state.", "cdk", "batch_id, state"],
    [
      "**Device** (from labels): UID, MAC, key, tag, state, online, active time, network type.",
      "device",
      "uid, mac, key, tag, state, online, gmt_active, network_type",
    ],
    ["**Refund**: reason, time, amount, state.", "refund", "reason, gmt_create, gmt_refund, amount, state"],
    ["**Server** labels: IP, ports, zone, datacenter.", "service_node", "ip, zone"],
    ["**Server** labels: IP, ports, zone, datacenter.", "datacenter", "ips, port, ssl_port, zone, name"],
  ] as const)('3. "%s": a %s shows and answers %s', async (_, name, fields) => {
    const resource = resourceOf(name);
    const answers = await answered(resource);
    for (const wanted of fields.split(", ")) {
      const field = resource.fields.find((one) => one.name === wanted);
      expect(field?.label.en, wanted).toBeTruthy();
      expect(field?.hidden, wanted).toBe(false);
      expect(answers).toContain(wanted);
    }
  });

  it('3. "**Wallet flow**: type and a time range.": the list is narrowed by both', () => {
    const filters = model.resources.find(({ name }) => name === "money_flow")?.fields;
    expect(filters?.find(({ name }) => name === "type")?.filter).toBe("equals");
    expect(filters?.find(({ name }) => name === "gmt_create")?.filter).toBe("range");
  });
});
