import { beforeAll, describe, expect, it } from "vitest";
import { fieldsOf, isRecord, recordOf } from "./Client";
import type { Client } from "./Client";
import type { TestHost } from "./Host";
import { NEEDS_CLOCK } from "./live";

export const signInContract = (open: () => TestHost): void => {
  describe("sign-in", () => {
    let client: Client;
    beforeAll(() => {
      ({ client } = open());
    });

    it("shows a picture with a verification code", async () => {
      const { verify_id, image } = recordOf(await client.call("/v2/user/login/code"));
      expect(String(verify_id)).toMatch(/^[0-9a-f]{32}$/);
      expect(String(image)).toMatch(/^data:image\/png;base64,/);
    });

    it("refuses a wrong code, and one that was used", async () => {
      const wrong = await client.signIn("admin", "pilothouse", { verify_code: "zzzz" });
      expect(wrong.code).toBe(406);
      expect(fieldsOf(wrong)).toEqual({ verify_code: "invalid.picture" });
      const once = await client.verification();
      expect((await client.signIn("admin", "pilothouse", once)).code).toBe(200);
      expect((await client.signIn("admin", "pilothouse", once)).code).toBe(406);
    });

    it("refuses a wrong password and an unknown account alike", async () => {
      expect((await client.signIn("developer", "not-it")).code).toBe(514);
      expect((await client.signIn("nobody-here", "pilothouse")).code).toBe(514);
      expect((await client.signIn("developer")).code).toBe(200);
    });

    it("answers clients that name another system, or no system", async () => {
      for (const device_system of [undefined, "ios"]) {
        expect((await client.signIn("developer", "pilothouse", { device_system })).code).toBe(200);
        expect((await client.signIn("developer", "not-it", { device_system })).code).toBe(514);
      }
      expect((await client.signIn("developer")).code).toBe(200);
    });

    it("refuses credentials that were sent before, are old, or are for somebody else", async () => {
      const user_password = client.encrypted("developer", "pilothouse");
      expect((await client.signIn("developer", "", { user_password })).code).toBe(200);
      expect((await client.signIn("developer", "", { user_password })).code).toBe(514);
      expect(
        (await client.signIn("developer", "", { user_password: client.encrypted("admin", "pilothouse") })).code,
      ).toBe(514);
      expect((await client.signIn("developer", "", { user_password: "bm90IGVuY3J5cHRlZA==" })).code).toBe(514);
      expect((await client.signIn("developer")).code).toBe(200);
    });

    it("says that the account is disabled or expired only to a person who knows the password", async () => {
      expect((await client.signIn("disabled")).code).toBe(517);
      expect((await client.signIn("expired")).code).toBe(518);
      expect((await client.signIn("disabled", "not-it")).code).toBe(514);
    });

    it("answers a wrong clock with the right time, and counts no try", async () => {
      const old = () => client.encrypted("property", "pilothouse", Date.now() - 6 * 60_000);
      for (let attempt = 0; attempt < 8; attempt += 1) {
        const reply = await client.signIn("property", "", { user_password: old() });
        expect(reply).toMatchObject({ code: 406, data: { context: "clock" } });
        expect(Math.abs(Number(recordOf(reply).now) - Date.now() / 1000)).toBeLessThan(60);
      }
      expect((await client.signIn("property")).code).toBe(200);
    });

    it("says the time here with each picture", async () => {
      const { now } = recordOf(await client.call("/v2/user/login/code"));
      expect(Math.abs(Number(now) - Date.now() / 1000)).toBeLessThan(60);
    });

    it("makes wrong tries wait longer and longer, and says how long in the caller's language", async ({ skip }) => {
      const { platform, later } = open();
      if (!platform) return skip(NEEDS_CLOCK);
      for (let attempt = 0; attempt < 4; attempt += 1) expect((await client.signIn("branch", "not-it")).code).toBe(514);
      const fifth = await client.signIn("branch", "not-it");
      expect(fifth).toMatchObject({ code: 514, data: { context: "wait", seconds: 5 } });
      const right = await client.signIn("branch");
      expect(right.code).toBe(514);
      expect(right.msg).toMatch(/Try again in \d seconds/);
      expect((await client.signIn("customer")).code).toBe(200);
      later(6);
      expect((await client.signIn("branch")).code).toBe(200);
      later(-6);
      expect((await client.signIn("branch", "not-it")).data).toMatchObject({ verify: false });
    });

    it("lets a browser in that has signed in before, whatever strangers try", async () => {
      const first = await client.signIn("agent", "pilothouse", { device_id: "hers" });
      const { device_token } = recordOf(first);
      const known = { device_id: "hers", device_token };
      await Promise.all(Array.from({ length: 30 }, () => client.signIn("agent", "not-it", { device_id: "his" })));
      expect((await client.signIn("agent", "pilothouse", { device_id: "his" })).code).toBe(514);
      // The token is valid only for this browser and this account.
      expect((await client.signIn("agent", "pilothouse", { device_id: "his", device_token })).code).toBe(514);
      const again = await client.signIn("agent", "pilothouse", known);
      expect(again.code).toBe(200);
      expect(recordOf(again).device_token).toBe(device_token);
    });

    it("looks at no more passwords than that when they are tried at once", async () => {
      const replies = await Promise.all(Array.from({ length: 20 }, () => client.signIn("subagent", "not-it")));
      const looked = replies.filter(({ data }) => !(isRecord(data) && data.context === "wait"));
      // The fifth attempt is checked, and its refusal also contains a delay.
      expect(looked.length).toBeLessThanOrEqual(5);
    });

    it("ends a session that nobody uses for twelve hours", async ({ skip }) => {
      const { platform, later } = open();
      if (!platform) return skip(NEEDS_CLOCK);
      const token = await client.token("property");
      later(11 * 3600);
      await new Promise((resolve) => setTimeout(resolve, 10));
      expect((await client.call("/v2/user/account/get", {}, { token })).code).toBe(200);
      later(-11 * 3600);
    });
  });
};
