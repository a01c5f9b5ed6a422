// Records the rows and answers in tests/hosts/specified from a demo, with only the fields of the specification:
//   DEMO=1 VERIFICATION_CODE=2468 PORT=18999 DATA_DIR=… node platform/start.mjs
//   node generator/launch.mjs tests/hosts/specified/record.ts http://127.0.0.1:18999
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type CallModel, type FieldModel, loadModel } from "../../../generator";
import { REQUEST_ID } from "../../../src/framework/wire/ownNames";
import { isRecord, type JsonRecord, type Reply } from "../../contract/Client";
import { openLive } from "../../contract/Host";
import { specifiedCalls as named, definitionOf, specifiedFields } from "../../coverage/specification";
import type { FieldForm } from "./Shape";
import type { Recorded, RecordedCall } from "./Recorded";

/** The number of rows of each resource. Menus, roles and accounts are complete, because signing in needs them. */
const SHOWN = 12;
const WHOLE = ["menu", "role"];
const ACCOUNTS = ["admin", "agent", "customer"];

const root = process.cwd();
const address = process.argv[2] ?? "";
process.env.PILOTHOUSE_CODE ??= "2468";
const { model } = loadModel(root);
if (!model) throw new Error("the definitions cannot be used");
const { client } = await openLive(address);
const token = await client.token("admin");

const specified = new Map<string, string[]>();
for (const [entity, name] of specifiedFields) {
  const resource = definitionOf[entity] ?? entity;
  specified.set(resource, [...(specified.get(resource) ?? []), name]);
}

const paths = new Map(named);
/** Whether the specification names or implies a parameter, like in tests/coverage/sent.test.ts. */
const isKnown =
  ({ further }: CallModel) =>
  (name: string) =>
    name !== REQUEST_ID && !further.includes(name);
const styleOf = (path: string) => (paths.get(path) === "legacy" ? "legacy" : "bearer");

const ask = (path: string, params: JsonRecord, as: string | null = token): Promise<Reply> =>
  client.call(path, params, {
    token: as,
    style: styleOf(path),
    apiVersion: path.endsWith("/zone/get") ? "1.0.2" : "1.0.1",
  });

const formOf = ({ kind, options }: FieldModel): readonly FieldForm[] => {
  if (kind === "timestamp") return ["time"];
  if (kind === "boolean") return ["flag"];
  if (kind === "id" || kind === "reference" || kind === "references") return options.type === "string" ? [] : ["key"];
  const isNumber =
    kind === "integer" || kind === "number" || ((kind === "enum" || kind === "enums") && options.type !== "string");
  return isNumber ? ["number"] : [];
};

/** A row with its specified fields, at every depth, and with its key, because `set` and `del` send it. */
const known = (row: JsonRecord, of: readonly FieldModel[], names: readonly string[] | null, key: string): JsonRecord =>
  Object.fromEntries(
    of.flatMap(({ name, of: within }) => {
      const value = row[name];
      if (value === undefined || (names !== null && name !== key && !names.includes(name))) return [];
      const inner = (one: unknown): unknown =>
        within.length > 0 && isRecord(one) ? known(one, within, null, "") : one;
      return [[name, Array.isArray(value) ? value.map(inner) : inner(value)]];
    }),
  );

const recorded: Recorded = { calls: {}, resources: {}, answers: {} };
const quarter = { begin: Math.floor(Date.now() / 1000) - 80 * 86_400, end: Math.floor(Date.now() / 1000) };

for (const resource of model.resources) {
  const implied = resource.fields.filter(({ further }) => !further).map(({ name }) => name);
  const names = [...(specified.get(resource.name) ?? []), ...implied];
  const own = resource.calls.filter(({ path, name }) => paths.has(path) && !resource.extensions.includes(name));
  if (own.length === 0) continue;
  const list = own.find(({ verb }) => verb === "list");
  const page =
    list === undefined
      ? []
      : ((await ask(list.path, { ...list.constants, [list.paging]: 1, page_size: 500 })).data ?? []);
  const all = (Array.isArray(page) ? page : []).filter(isRecord);
  const isWanted = (row: JsonRecord, index: number): boolean =>
    index < SHOWN || WHOLE.includes(resource.name) || ACCOUNTS.includes(String(row.user_id));
  const rows = all.filter(isWanted).map((row) => known(row, resource.fields, names, resource.key));
  recorded.resources[resource.name] = {
    key: resource.key,
    fields: [...new Set([resource.key, ...names])],
    forms: Object.fromEntries(resource.fields.flatMap((field) => formOf(field).map((form) => [field.name, form]))),
    rows,
  };
  for (const call of own) {
    const isSigned = (await ask(call.path, {}, null)).code === 401;
    const made: RecordedCall = {
      resource: resource.name,
      verb: call.verb,
      style: paths.get(call.path) ?? "bearer",
      isSigned,
      params: [...call.params.map(({ name }) => name).filter(isKnown(call)), ...Object.keys(call.constants)],
      constants: call.constants,
    };
    recorded.calls[call.path] = [...(recorded.calls[call.path] ?? []), made];
    // A record without a list belongs to the calling account.
    const isOwn = call.verb === "get" && list === undefined;
    const reads = isOwn || (call.verb === "action" && /\/(get|query|list|order|comp|statistics)$/.test(call.path));
    if (!reads) continue;
    const { code, data } = await ask(call.path, {
      ...Object.fromEntries(
        call.params.flatMap(({ name }) =>
          /begin|start/.test(name) ? [[name, quarter.begin]] : /end$/.test(name) ? [[name, quarter.end]] : [],
        ),
      ),
      ...call.constants,
    });
    const specifiedIn = (one: unknown): unknown =>
      isOwn && isRecord(one) ? known(one, resource.fields, names, resource.key) : one;
    if (code === 200)
      recorded.answers[call.path] = Array.isArray(data) ? data.slice(0, SHOWN).map(specifiedIn) : specifiedIn(data);
  }
}
const missing = [...paths.keys()].filter((path) => !(path in recorded.calls));
if (missing.length > 0) throw new Error(`no definition has ${missing.join(", ")}`);
const file = join(root, "tests", "hosts", "specified", "rows.json");
writeFileSync(file, `${JSON.stringify(recorded)}\n`);
console.log(`${Object.keys(recorded.calls).length} calls, ${Object.keys(recorded.resources).length} resources`);
