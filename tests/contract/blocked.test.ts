// Violations of a page's content security policy are reported to the people who run the installation (issue 30, point
// 14).
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readAuditEntries } from "./readAuditEntries";
import type { TestHost } from "./Host";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`a request that a page was not allowed, on ${name}`, () => {
    let host: TestHost;
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    beforeAll(async () => {
      if (found) host = await openHost(found.place(), readModel(3));
    }, 60_000);
    afterAll(async () => {
      warn.mockRestore();
      await host.close();
      found?.close();
    });

    const report = async (body: string) =>
      (
        await host.client.fetch("/blocked", {
          method: "POST",
          headers: { "content-type": "application/csp-report" },
          body,
        })
      ).status;
    const blocked = (uri: unknown, directive = "img-src") =>
      report(JSON.stringify({ "csp-report": { "blocked-uri": uri, "effective-directive": directive } }));
    const warnings = async () => {
      const entries = await readAuditEntries(host.client, await host.client.token("admin"), { event: "refused" });
      return entries.map(({ account_id, changes }) => [account_id, JSON.parse(String(changes))]);
    };

    it("is recorded in the log and the audit trail once a day, by origin, as reported by the browser", async () => {
      const uri = "https://pictures.example.com/7.png?secret=1";
      expect([await blocked(uri), await blocked(uri), await blocked("inline", "script-src-elem")]).toEqual([
        204, 204, 204,
      ]);
      const entry = (what: string, directive: string) => [
        0,
        [
          { field: "blocked", after: what },
          { field: "directive", after: directive },
          { field: "said_by", after: "browser" },
        ],
      ];
      expect(await warnings()).toEqual([
        entry("inline", "script-src-elem"),
        entry("https://pictures.example.com", "img-src"),
      ]);
      expect(warn.mock.calls.flat().join()).toContain("kept a page from https://pictures.example.com: img-src");
    });

    it("is ignored if it is not a report, and cannot fill the trail", async () => {
      const before = (await warnings()).length;
      expect(await report("{")).toBe(400);
      expect(await report("[]")).toBe(204);
      expect(await blocked({ a: 1 })).toBe(204);
      expect(await blocked("https://a.example.com", "nonsense <b>")).toBe(204);
      expect((await warnings()).length).toBe(before);
      for (let at = 0; at < 70; at += 1) await blocked(`https://a${at}.example.com`);
      expect((await warnings()).length).toBeLessThanOrEqual(50);
    });
  });
}
