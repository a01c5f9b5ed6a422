// `npm run probe -- ADDRESS --host FILE` for hosts with other names and forms than the specification.
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { takeSample } from "../effort";
import { proxyInOtherWords, type OtherWords } from "./otherWords";
import { runProbe } from "./runProbe";
import { SpecifiedHost } from "./specified/SpecifiedHost";

const specified = new SpecifiedHost();
const env = { PASSWORD: "pilothouse", PLATFORM_CAN: "none", TIME_ZONE: "UTC" };
beforeAll(() => specified.open());
afterAll(() => specified.close());

const HOSTS: Readonly<Record<string, { readonly words: OtherWords; readonly written: object }>> = {
  "another code, and a number beside it": {
    words: {
      wrap: ({ code, data, count }) => ({ code: code === 200 ? 0 : code, msg: "ok", data, total: count }),
    },
    written: {
      dialect: { answer: { code: "code", success: [0], data: "data", rows: "data", count: "total" } },
    },
  },
  "true or false, camel case, and offsets": {
    words: {
      wrap: ({ code, data, count, isList }) =>
        code === 200
          ? { success: true, result: !isList ? data : { items: data, total: count } }
          : { success: false, errorCode: code === 401 ? "SESSION_OVER" : `E${code}`, errmsg: "No." },
      camel: true,
      paging: { page: "offset", size: "limit", first: "offset" },
    },
    written: {
      sign_in: { token: "accToken" },
      dialect: {
        names: "camel",
        answer: { code: "success", success: [true], error: "errorCode", message: "errmsg", data: "result" },
        lists: { rows: "items", count: "total" },
        paging: { offset: "offset", size: "limit" },
        refusals: { SESSION_OVER: 401 },
      },
    },
  },
  "a code in digits, pages from 0, and a key of another name": {
    words: {
      wrap: ({ code, data, count, isList }) => ({
        retCode: code === 200 ? "0000" : String(code),
        payload: !isList ? data : { list: data, total: count },
      }),
      paging: { page: "pageNo", size: "pageSize", first: 0 },
      keys: { "/discovery/srv/zone/get": ["zone", "zone_code"] },
    },
    written: {
      dialect: {
        answer: { code: "retCode", success: ["0000"], data: "payload" },
        lists: { rows: "list", count: "total" },
        paging: { page: "pageNo", size: "pageSize", first: 0 },
        keys: { zone: "zone_code" },
      },
    },
  },
};

describe.each(takeSample(Object.entries(HOSTS), 3))("a host with %s", (_, { words, written }) => {
  const root = mkdtempSync(join(tmpdir(), "pilothouse-probe-"));
  const file = join(root, "resources", "host.yaml");
  cpSync("resources", join(root, "resources"), { recursive: true });
  afterAll(() => rmSync(root, { recursive: true }));

  it("is described by the probe, which then finds nothing else", async () => {
    const host = await proxyInOtherWords(specified.address, words);
    try {
      const first = await runProbe([host.address, "--host", file], env);
      expect(first.said).toContain("The lines of host.yaml that fit:");
      const text = readFileSync(file, "utf8");
      expect(parse(text)).toMatchObject(written);
      // Lists have no space inside the brackets, as people write them.
      expect(text).not.toMatch(/\[ \w/);
      const again = await runProbe([host.address, "--root", root], env);
      expect(again.said).toContain("host.yaml fits as it is:");
      expect(again.said).toContain("45 of 47 screens would open.");
      expect(again.code).toBe(0);
    } finally {
      await host.close();
    }
  }, 240_000);
});
