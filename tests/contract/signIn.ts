import { beforeAll, describe, expect, it } from "vitest";
import { fieldsOf, isRecord, recordOf } from "./Client";
import type { Client } from "./Client";
import type { Host } from "./hosts";

export const signInContract = (open: () => Host): void => {
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
      expect(fieldsOf(wrong)).toEqual({ verify_code: "invalid.verify_code" });
      const once = await client.verification();
      expect((await client.signIn("admin", "pilothouse", once)).code).toBe(200);
      expect((await client.signIn("admin", "pilothouse", once)).code).toBe(406);
    });

    it("refuses a wrong password and an unknown account alike", async () => {
      expect((await client.signIn("developer", "not-it")).code).toBe(514);
      expect((await client.signIn("nobody-here", "pilothouse")).code).toBe(514);
      expect((await client.signIn("developer")).code).toBe(200);
    });

    it("refuses credentials that were sent before, are old, or are for somebody else", async () => {
      const user_password = client.encrypted("developer", "pilothouse");
      expect((await client.signIn("developer", "", { user_password })).code).toBe(200);
      expect((await client.signIn("developer", "", { user_password })).code).toBe(514);
      const old = client.encrypted("developer", "pilothouse", Date.now() - 6 * 60_000);
      expect((await client.signIn("developer", "", { user_password: old })).code).toBe(514);
      expect(
        (await client.signIn("developer", "", { user_password: client.encrypted("admin", "pilothouse") })).code,
      ).toBe(514);
      expect((await client.signIn("developer", "", { user_password: "bm90IGVuY3J5cHRlZA==" })).code).toBe(514);
      expect((await client.signIn("developer")).code).toBe(200);
    });

    it("tells who knows the password that the account is disabled or expired, and nobody else", async () => {
      expect((await client.signIn("disabled")).code).toBe(517);
      expect((await client.signIn("expired")).code).toBe(518);
      expect((await client.signIn("disabled", "not-it")).code).toBe(514);
    });

    it("locks an account after five failures and says until when, in the caller's language", async () => {
      const { platform, later } = open();
      if (!platform) return;
      for (let attempt = 0; attempt < 4; attempt += 1) expect((await client.signIn("branch", "not-it")).code).toBe(514);
      const fifth = await client.signIn("branch", "not-it");
      expect(isRecord(fifth.data) && Number(fifth.data.locked_until)).toBeGreaterThan(Date.now() / 1000);
      const right = await client.signIn("branch");
      expect(right.code).toBe(514);
      expect(right.msg).toMatch(/after/);
      expect((await client.signIn("customer")).code).toBe(200);
      later(16 * 60);
      const encrypted = client.encrypted("branch", "pilothouse", Date.now() + 16 * 60_000);
      expect((await client.signIn("branch", "", { user_password: encrypted })).code).toBe(200);
      later(-16 * 60);
    });

    it("ends a session that nobody uses for twelve hours", async () => {
      const { platform, later } = open();
      if (!platform) return;
      const token = await client.token("property");
      later(11 * 3600);
      await new Promise((resolve) => setTimeout(resolve, 10));
      expect((await client.call("/v2/user/account/get", {}, { token })).code).toBe(200);
      later(-11 * 3600);
    });
  });
};
