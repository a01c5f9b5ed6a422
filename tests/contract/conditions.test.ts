// Fields that exist only under a condition: the mail server of a push platform, and the signature of its text messages.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Model } from "../../generator";
import { business } from "../../platform/business";
import { createPlatform, type RunningPlatform } from "../../platform/framework/server/server";
import { Client, recordOf, rowsOf } from "./Client";
import { readModel } from "./hosts";
import { VERIFICATION_CODE, TEST_SETTINGS } from "./Host";

const MAIL = 1;
const MESSAGE = 2;
const PATH = "/v2/push/platform";
/** A mail server needs credentials, so the password is required for mail. */
const demanding = (): Model => {
  const model = readModel();
  const resources = model.resources.map((resource) =>
    resource.name === "push_platform"
      ? {
          ...resource,
          fields: resource.fields.map((field) => (field.name === "password" ? { ...field, required: true } : field)),
        }
      : resource,
  );
  return { ...model, resources };
};
const facts = { platform: 1, area_type: 1, state: 1 };

let dataDir = "";
let platform: RunningPlatform;
let client: Client;
let token = "";

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "pilothouse-conditions-"));
  platform = await createPlatform({ business, model: demanding(), dataDir, settings: TEST_SETTINGS });
  client = new Client((request) => platform.fetch(request), "http://platform", platform.publicKey, VERIFICATION_CODE);
  token = await client.token("admin");
}, 60_000);
afterAll(async () => {
  await platform.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const ask = (verb: string, params: Readonly<Record<string, unknown>>) =>
  client.call(`${PATH}/${verb}`, params, { token });

describe("a field with a condition", () => {
  it("is required only while it holds, and kept only then", async () => {
    const refused = await ask("add", { ...facts, name: "Without a server", type: MAIL });
    expect(refused).toMatchObject({ code: 406, data: { fields: { smtp_addr: "invalid.required" } } });
    const made = await ask("add", {
      ...facts,
      name: "Messages",
      type: MESSAGE,
      sign_name: "Pilot",
      smtp_addr: "no host at all",
    });
    expect(made.code).toBe(200);
    expect(recordOf(made)).toMatchObject({ sign_name: "Pilot", smtp_addr: "" });
  });

  it("is demanded of a change that makes it needed, and not when it is there already", async () => {
    const made = recordOf(await ask("add", { ...facts, name: "Changing", type: MESSAGE, sign_name: "Pilot" }));
    const { id } = made;
    expect(await ask("set", { id, type: MAIL })).toMatchObject({
      code: 406,
      data: { fields: { smtp_addr: "invalid.required", password: "invalid.required" } },
    });
    const mail = { type: MAIL, smtp_addr: "smtp.example.com", password: "mail-secret" };
    expect((await ask("set", { id, ...mail })).code).toBe(200);
    const back = await ask("set", { id, type: MESSAGE });
    expect(recordOf(back)).toMatchObject({ type: MESSAGE, sign_name: "Pilot", smtp_addr: "smtp.example.com" });
  });

  it("that is a secret is demanded once, and kept while a change leaves it empty", async () => {
    const mail = { ...facts, name: "Mails", type: MAIL, smtp_addr: "smtp.example.com" };
    expect(await ask("add", mail)).toMatchObject({ code: 406, data: { fields: { password: "invalid.required" } } });
    const { id } = recordOf(await ask("add", { ...mail, password: "mail-secret" }));
    expect((await ask("set", { id, name: "Renamed mails", password: "" })).code).toBe(200);
    expect((await ask("set", { id, type: MESSAGE, sign_name: "Pilot" })).code).toBe(200);
    expect((await ask("set", { id, type: MAIL })).code).toBe(200);
  });

  it("is empty in a demo row that has no use for it", async () => {
    const rows = rowsOf(await ask("list", { page_index: 1, page_size: 50, type: [MESSAGE] }));
    const drawn = rows.filter(({ name }) => name !== "Changing");
    expect(drawn.length).toBeGreaterThan(1);
    expect(drawn.every((row) => row.smtp_addr === "" && row.sign_name !== "")).toBe(true);
  });
});
