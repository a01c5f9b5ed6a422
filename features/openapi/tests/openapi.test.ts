// The OpenAPI document is valid, every signed-in account can read it, and the platform's answers agree with it.
import { Validator } from "@seriousme/openapi-schema-validator";
import Ajv2020 from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isRecord, recordOf, type JsonRecord } from "../../../tests/contract/Client";
import { version } from "../../../package.json";
import { openHost, placesForStores, readModel, storeNames } from "../../../tests/contract/hosts";
import type { TestHost } from "../../../tests/contract/Host";

const model = readModel(12);
const JSON_TYPE = "application/json";
const LEAST_CALLS = 30;

/** The value at a path of names inside another value. */
const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((held, name) => (isRecord(held) ? held[name] : undefined), value);

const pointer = (...path: readonly string[]): string =>
  `openapi#/${path.map((name) => encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/")}`;

/** Example or default values of a schema's parameters. */
const exampleOf = (schema: unknown): JsonRecord => {
  const properties = at(schema, "properties");
  if (!isRecord(properties)) return {};
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, one]) => {
      const given = at(one, "const") ?? at(one, "default");
      if (given !== undefined) return [[name, given] as const];
      const nested = at(one, "type") === "object" ? exampleOf(one) : {};
      return Object.keys(nested).length > 0 ? [[name, nested] as const] : [];
    }),
  );
};

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`/openapi.json on ${name}`, () => {
    let host: TestHost;
    let token: string;
    const read = async (more: Record<string, string> = {}, query = "") =>
      host.client.fetch(`/openapi.json${query}`, { headers: { authorization: `Bearer ${token}`, ...more } });
    const documentIn = async (language: string): Promise<JsonRecord> => {
      const answer: unknown = await (await read({}, `?lang=${language}`)).json();
      return isRecord(answer) ? answer : {};
    };

    beforeAll(async () => {
      if (!found) return;
      host = await openHost(found.place(), model);
      token = await host.client.token("admin");
    }, 60_000);
    afterAll(async () => {
      await host.close();
      found?.close();
    });

    it.each(["en", "zh-CN", "zh-TW"])("is valid OpenAPI 3.1, in %s", async (language) => {
      const verdict = await new Validator().validate(await documentIn(language));
      expect(verdict.errors).toBeUndefined();
      expect(verdict.valid).toBe(true);
    });

    it("is answered to signed-in callers, and is sent again only if it has changed", async () => {
      expect((await host.client.fetch("/openapi.json")).status).toBe(401);
      const first = await read();
      const etag = first.headers.get("etag") ?? "";
      expect((await read({ "if-none-match": etag })).status).toBe(304);
      expect((await read({ "accept-language": "zh-CN" })).headers.get("etag")).not.toBe(etag);
    });

    it("has every declared call with its menu key, and no secret in an answer", async () => {
      const document = await documentIn("en");
      const paths = at(document, "paths");
      const operations = Object.values(isRecord(paths) ? paths : {}).flatMap((item) =>
        Object.values(isRecord(item) ? item : {}).flatMap((operation) => at(operation, "x-calls") ?? []),
      );
      const ids = operations.map((one) => at(one, "id"));
      const declared = model.resources.flatMap((resource) =>
        resource.calls.map((call) => `${resource.name}.${call.name}`),
      );
      expect(ids.toSorted()).toEqual(declared.toSorted());
      expect(at(paths, "/api/v2/user/role/add", "post", "security")).toEqual([{ bearer: ["system.role"] }]);
      expect(at(document, "components", "schemas", "account", "properties", "user_password")).toBeUndefined();
      const password = at(document, "components", "schemas", "account.add", "properties", "user_password");
      expect(password).toMatchObject({ type: "string", format: "password", writeOnly: true });
      expect(at(document, "components", "schemas", "enum.open_state", "oneOf")).toEqual([
        { const: 1, title: "Enabled" },
        { const: 2, title: "Disabled" },
      ]);
      expect(at(await documentIn("zh-CN"), "components", "schemas", "account", "title")).toBe("账号");
    });

    it.each(["en", "zh-CN", "zh-TW"])("says of each operation what it does, in %s", async (language) => {
      const document = await documentIn(language);
      const paths = at(document, "paths");
      const operations = Object.entries(isRecord(paths) ? paths : {}).flatMap(([path, item]) =>
        ["get", "post", "put", "delete"]
          .map((method) => ({ path: `${method} ${path}`, operation: at(item, method) }))
          .filter(({ operation }) => operation !== undefined),
      );
      expect(operations.length).toBeGreaterThan(200);
      const silent = operations.filter(({ operation }) => String(at(operation, "description") ?? "") === "");
      expect(silent.map(({ path }) => path)).toEqual([]);
      expect(operations.filter(({ operation }) => /[{}]|undefined/.test(String(at(operation, "description"))))).toEqual(
        [],
      );
      expect(at(document, "info", "version")).toBe(version);
    });

    it("is also a page, which asks for a key and runs no script", async () => {
      const asking = await host.client.fetch("/openapi?lang=zh-CN");
      expect(asking.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
      const form = await asking.text();
      expect(form).toContain('<html lang="zh-CN">');
      expect(form).toContain("<code>ph_…</code>");
      expect(form).not.toContain("/api/");
      const post = (key: string) =>
        host.client.fetch("/openapi?lang=en", {
          method: "POST",
          body: new URLSearchParams({ key }).toString(),
          headers: { "content-type": "application/x-www-form-urlencoded" },
        });
      const refused = await post("ph_00");
      expect([refused.status, (await refused.text()).includes("/api/")]).toEqual([401, false]);
      const page = await (await post(token)).text();
      const paths = at(await documentIn("en"), "paths");
      for (const path of Object.keys(isRecord(paths) ? paths : {})) expect(page).toContain(path);
      expect(page).not.toContain("<script");
      const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
      expect(links.length).toBeGreaterThan(100);
      expect(links.filter((id) => !ids.has(id))).toEqual([]);
    });

    it("is true of what lists and records are answered, and of refusals", async () => {
      const document = await documentIn("en");
      const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
      ajv.addSchema({ ...document, $id: "openapi" });
      const wrong: string[] = [];
      let made = 0;
      const paths = at(document, "paths");
      for (const [path, item] of Object.entries(isRecord(paths) ? paths : {})) {
        const operation = at(item, "post");
        const id = String(at(operation, "operationId"));
        if (!id.endsWith(".list") || !path.startsWith("/api")) continue;
        const schema = at(operation, "requestBody", "content", JSON_TYPE, "schema");
        const params = exampleOf(schema);
        const answered = await host.client.raw(path.slice("/api".length), JSON.stringify(params), {
          authorization: `Bearer ${token}`,
        });
        const body: unknown = await answered.json();
        const validate = ajv.compile({
          $ref: pointer("paths", path, "post", "responses", "200", "content", JSON_TYPE, "schema"),
        });
        made += 1;
        if (!validate(body)) wrong.push(`${id}: ${ajv.errorsText(validate.errors).slice(0, 400)}`);
      }
      expect(wrong).toEqual([]);
      expect(made).toBeGreaterThanOrEqual(LEAST_CALLS);

      const refused: unknown = await (await host.client.raw("/v2/user/role/list", "{}")).json();
      expect(ajv.compile({ $ref: pointer("components", "schemas", "failure") })(refused)).toBe(true);
      const keys: unknown = await (
        await host.client.fetch("/rest/access_keys", { headers: { authorization: `Bearer ${token}` } })
      ).json();
      const rest = ajv.compile({
        $ref: pointer("paths", "/rest/access_keys", "get", "responses", "200", "content", JSON_TYPE, "schema"),
      });
      expect(rest(keys)).toBe(true);
      expect(recordOf({ code: 200, count: 1, data: at(document, "info") }).title).toContain("Open Server");
    }, 60_000);
  });
}
