// The fields that point 3 names, sentence by sentence: each is declared, and the reference platform answers it with a
// record, or takes it with a call.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { kindOf } from "../../generator";
import type { FieldModel, ResourceModel } from "../../generator";
import { isRecord, recordOf, rowsOf } from "../contract/Client";
import { calling, has } from "../contract/drafts";
import { anyStore } from "../effort";
import { openHost, places, readModel } from "../contract/hosts";
import type { Host } from "../contract/Host";
import { provedBy, type Sentence } from "./sentences";

/** The definitions of what a sentence begins with. The words before the first colon, or before its verb. */
const DEFINITIONS: Readonly<Record<string, readonly string[]>> = {
  "Component/menu tree item": ["company"],
  "User account": ["account"],
  "Base app": ["app"],
  "Cloud storage platform": ["cloud_platform"],
  "Payment config": ["payment"],
  "Mall goods": ["goods"],
  "Labels add price": ["order"],
  Balance: ["money"],
  "Product version (firmware)": ["product_version"],
  "Server node": ["service_node"],
  "Discovery server": ["server"],
  "Detail messages": ["feedback_detail"],
  "Wiki article": ["wiki"],
  "Cron task": ["cron"],
  "Notification user": ["sysnotify_user"],
  "Activation code (cdk) batch": ["cdk_order"],
  "ICCID import": ["iccid"],
  "Third-party platform": ["third_party"],
  "App config": ["app_resource", "app_config"],
};

const model = readModel(20);
const found = await places(anyStore);

const subjectOf = (text: string): string =>
  (/^(?:(.+?): |(.+?) have |(Labels add \w+))/.exec(text.replaceAll("**", "")) ?? []).slice(1).find(Boolean) ?? "";

const definitionsOf = ({ text }: Sentence): readonly ResourceModel[] => {
  const subject = subjectOf(text);
  const names = DEFINITIONS[subject] ?? [subject.toLowerCase().replaceAll(/[ -]/g, "_")];
  return names.map((name) => {
    const resource = model.resources.find((one) => one.name === name);
    if (!resource) throw new Error(`no definition of ${subject}`);
    return resource;
  });
};

/** Words of a list that are names: "prices rmb, usd; details (lang, url)" has rmb, usd, details, lang and url. */
const namesIn = ({ text }: Sentence): readonly string[] =>
  text
    .replace(/^.*?(?:: | have |Labels add )/, "")
    .replaceAll(/\((?:string|JSON string|default [^)]+)\)/g, "")
    .replace(/\.$/, "")
    .split(/[;,()]| with | and /)
    .map((part) => part.trim().replace(/^prices /, ""))
    .filter((part) => /^[a-z][a-z0-9_]*$/.test(part));

const flat = (fields: readonly FieldModel[]): readonly FieldModel[] =>
  fields.flatMap((field) => [field, ...flat(field.of)]);

/** The names in a value, at any depth. */
const keysIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  return isRecord(value) ? Object.entries(value).flatMap(([name, of]) => [name, ...keysIn(of)]) : [];
};

describe.skipIf(found === null)("the fields of the specification", () => {
  let host: Host;
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

  /** The names that a platform answers with the records of a definition. */
  const answered = async (resource: ResourceModel): Promise<readonly string[]> => {
    const ask = calling(host.client, token, resource);
    const rows = has(resource, "list") ? rowsOf(await ask("list", { page_size: 100 })) : [];
    const [first] = rows;
    const whole =
      has(resource, "get") && first ? [recordOf(await ask("get", { [resource.key]: first[resource.key] }))] : [];
    return keysIn([...rows, ...whole]);
  };

  /** The names that a call takes: its parameters, and the fields of a record that only travel there. */
  const taken = (resource: ResourceModel): readonly string[] => [
    ...resource.calls.flatMap(({ params, constants }) => [
      ...flat(params).map(({ name }) => name),
      ...Object.keys(constants),
    ]),
    ...flat(resource.fields)
      .filter((field) => kindOf(field).secret === true)
      .map(({ name }) => name),
  ];

  it.each(provedBy("3-entities.test.ts"))(
    '3. "$text": each field is declared, and travels with the record or to a call',
    async (sentence) => {
      const names = namesIn(sentence);
      expect(names.length).toBeGreaterThan(1);
      const resources = definitionsOf(sentence);
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
    const resource = model.resources.find((one) => one.name === name);
    if (!resource) throw new Error(`no definition of ${name}`);
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
