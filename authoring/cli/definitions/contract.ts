// Tests that the calls of each definition answer. `pilothouse test` runs this for the console in the current folder,
// with the platform and the demo rows of the console.
import { constants, createHash, publicEncrypt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Business, createPlatform, readModel } from "pilothouse/platform";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CallModel, type ResourceModel, standardCallsOf } from "../../../generator";
import { KNOWN_PASSWORD } from "../../../platform/framework/starting/knownPasswords";
import { sampleRecordOf } from "./sampleRecordOf";

type Values = Readonly<Record<string, unknown>>;
interface Reply {
  readonly code: number;
  readonly msg?: unknown;
  readonly data?: unknown;
}

const root = process.cwd();
const model = readModel(root);
const { host, identity } = model;
const meaningOf = standardCallsOf(model);
const folder = mkdtempSync(join(tmpdir(), "pilothouse-contract-"));
const CODE = "abcd";
/** The platform has no such call, the call failed, or it is not finished. */
const BROKEN = new Set([405, 500, 501]);
const NO_RECORD = 987_654_321;

const isValues = (value: unknown): value is Values => typeof value === "object" && value !== null;
const valuesIn = (value: unknown): Values => (isValues(value) && !Array.isArray(value) ? value : {});
const isReply = (value: unknown): value is Reply => isValues(value) && typeof value.code === "number";

let platform: Awaited<ReturnType<typeof createPlatform>>;
let token = "";

const ask = async ({ path, constants: always }: Pick<CallModel, "path" | "constants">, params: Values = {}) => {
  const request = new Request(`http://platform/api${path}`, {
    method: "POST",
    body: JSON.stringify({ ...always, ...params }),
    headers: { "content-type": "application/json", ...(token !== "" && { authorization: `Bearer ${token}` }) },
  });
  const reply: unknown = await (await platform.fetch(request)).json();
  if (!isReply(reply)) throw new Error(`${path} answers ${JSON.stringify(reply)}`);
  return reply;
};

/** Signs in with the first account of the demo rows that can sign in. */
const enter = async (): Promise<void> => {
  if (host === null || identity === null) return;
  const { signIn, picture } = host;
  const accounts = model.resources.find(({ name }) => name === identity.account.resource);
  for (const { [signIn.name]: given } of accounts?.demo?.given ?? []) {
    const name = String(given);
    const secret = createHash("sha256").update(`${name}\n${KNOWN_PASSWORD}`).digest("hex");
    const text = Buffer.from(`${name}\n${secret}\n${Date.now()}`);
    const key = { key: platform.publicKey, padding: constants.RSA_PKCS1_PADDING };
    const shown = picture === null ? {} : valuesIn((await ask({ ...picture, constants: {} })).data);
    const { data } = await ask(
      { ...signIn, constants: {} },
      {
        [signIn.name]: name,
        [signIn.password]: publicEncrypt(key, text).toString("base64"),
        ...(picture !== null && { [signIn.picture]: shown[picture.id], [signIn.code]: CODE }),
      },
    );
    token = String(valuesIn(data)[signIn.token] ?? "");
    if (token !== "") return;
  }
  throw new Error(`No account of the demo rows can sign in: give one in ${accounts?.file ?? "resources/"}.`);
};

const firstRow = async ({ calls }: ResourceModel): Promise<Values> => {
  const list = calls.find(({ verb }) => verb === "list");
  const { data } = list === undefined ? { data: [] } : await ask(list, { page_size: 1 });
  return valuesIn(Array.isArray(data) ? data[0] : null);
};

const paramsFor = async (resource: ResourceModel, { verb, params }: CallModel): Promise<Values> => {
  if (verb === "list") return { page_size: 1 };
  if (verb === "del") return { [resource.key]: NO_RECORD };
  if (verb === "add") return sampleRecordOf(model, resource);
  const row = await firstRow(resource);
  if (verb === "action") return Object.fromEntries(params.map(({ name }) => [name, row[name] ?? ""]));
  return { [resource.key]: row[resource.key] ?? NO_RECORD };
};

/** Skipped if another platform answers the calls, or nobody signs in. Sign-in calls are made before the tests. */
const isElsewhere = host === null || host.dialect !== null || identity === null;
const calls = model.resources.flatMap((resource) =>
  resource.calls
    .filter((call) => call.style !== "rest" && meaningOf(resource, call) === null)
    .map((call) => [`${resource.name}.${call.name}`, resource, call] as const),
);

describe.skipIf(isElsewhere)("the contract of the definitions", () => {
  beforeAll(async () => {
    const { business }: { readonly business: Business } = await import(join(root, "platform/business/index.ts"));
    platform = await createPlatform({
      model,
      business,
      dataDir: folder,
      settings: { VERIFICATION_CODE: CODE, PASSWORD_COST: 10, SECRETS_KEY: [Buffer.alloc(32, "a key of tests")] },
    });
    await enter();
  }, 120_000);
  afterAll(async () => {
    await platform?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(calls)("%s answers", async (_, resource, call) => {
    const params = await paramsFor(resource, call);
    const { code, msg, data } = await ask(call, params);
    expect(BROKEN.has(code), `${call.path} answers ${code} ${String(msg)}`).toBe(false);
    if (call.verb === "list") expect([code, Array.isArray(data)]).toEqual([200, true]);
    if (call.verb === "get" && params[resource.key] !== NO_RECORD)
      expect(valuesIn(data)[resource.key]).toEqual(params[resource.key]);
  });
});
