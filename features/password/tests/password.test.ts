// `npm run password` resets the password of the top account. Afterwards it can sign in, and its old sessions have
// ended.
import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { openHost, placesForStores, readModel, storeNames } from "../../../tests/contract/hosts";
import type { StorePlace } from "../../../tests/contract/hosts";
import { type TestHost, SECRETS_IN_ENV } from "../../../tests/contract/Host";

const root = resolve(import.meta.dirname, "../../..");
const model = readModel(10);

const command = async (place: StorePlace, ...args: readonly string[]): Promise<{ code: number; said: string }> => {
  const { PATH = "", HOME = "" } = process.env;
  const env = { PATH, HOME, DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? "", ...SECRETS_IN_ENV };
  const all = ["platform/keep.mjs", "password", ...args];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, all, { cwd: root, env });
    return { code: 0, said: stdout.trim() };
  } catch (error) {
    const { code, stderr } = { code: -1, stderr: "", ...(error instanceof Error ? error : {}) };
    return { code, said: stderr.trim() };
  }
};

/** Makes so many wrong attempts that the next attempt must wait for more than a minute. */
const guess = async ({ client, later }: TestHost, ...accounts: readonly string[]): Promise<void> => {
  for (const seconds of [0, 0, 0, 0, 0, 6, 11, 21, 41]) {
    later(seconds);
    for (const account of accounts) await client.signIn(account, "forgotten");
  }
};

const passwordIn = (said: string): string => /^\S+ \/ (\S{16}) {3}\(/.exec(said)?.[1] ?? "";

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`a forgotten password on ${name}`, { timeout: 120_000 }, () => {
    afterAll(() => found?.close());
    const newPlace = (): StorePlace => {
      if (!found) throw new Error("no store");
      return found.place();
    };

    it("is replaced while the platform runs: sessions end, and nobody has to wait", async () => {
      const place = newPlace();
      const host = await openHost(place, model);
      const { client } = host;
      try {
        const [mine, others] = [await client.token("admin"), await client.token("operator")];
        await guess(host, "admin", "operator");
        expect((await client.signIn("admin")).data).toMatchObject({ context: "wait" });

        const { code, said } = await command(place, "admin");
        expect([code, passwordIn(said)]).toEqual([0, expect.stringMatching(/^[\w-]{16}$/)]);
        expect((await client.call("/v2/user/account/get", {}, { token: mine })).code).toBe(401);
        const again = await client.signIn("admin", passwordIn(said));
        expect(again.code).toBe(200);
        expect((await client.signIn("admin")).code).toBe(514);
        // Other accounts are unchanged.
        expect((await client.call("/v2/user/account/get", {}, { token: others })).code).toBe(200);
        expect((await client.signIn("operator")).data).toMatchObject({ context: "wait" });
      } finally {
        await host.close();
      }
    });

    it("is replaced while nothing runs, and is another one each time", async () => {
      const place = newPlace();
      await (await openHost(place, model)).close();
      const [first, second] = [await command(place, "admin"), await command(place, "admin")];
      expect(passwordIn(first.said)).not.toBe(passwordIn(second.said));
      const host = await openHost(place, model);
      try {
        expect((await host.client.signIn("admin", passwordIn(first.said))).code).toBe(514);
        expect((await host.client.signIn("admin", passwordIn(second.said))).code).toBe(200);
      } finally {
        await host.close();
      }
    });

    it("says what is missing in a sentence, and that an account stays disabled", async () => {
      const place = newPlace();
      expect(await command(place, "admin")).toMatchObject({
        code: 1,
        said: expect.stringMatching(/^There (is|are) no /),
      });
      await (await openHost(place, model)).close();
      expect(await command(place)).toMatchObject({ code: 1, said: expect.stringMatching(/^Say whose password/) });
      expect(await command(place, "a", "b")).toMatchObject({ code: 1, said: expect.stringMatching(/^One account/) });
      expect(await command(place, "nobody")).toEqual({
        code: 1,
        said: "There is no account nobody; say the name that one signs in with.",
      });
      expect((await command(place, "disabled")).said).toMatch(/ The account is disabled, and stays so\.$/);
    });
  });
}
