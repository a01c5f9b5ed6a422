// The platform gets SIGTERM while eight clients write as fast as they can, on connections that they keep open.
import { Agent, request } from "node:http";
import { setTimeout } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { placesForStores, storeNames } from "./hosts";
import { removeFolders, newFolder, startProcess } from "./process";

const WRITERS = 8;
/** A request for a verification picture, which the store keeps. */
const CALL = "/api/v2/user/login/code";
/** The error of a connection that could not be made. */
const REFUSED = "ECONNREFUSED";

afterAll(removeFolders);

/** Answers the code of the answer, or the error of the connection. */
const write = (address: string, agent: Agent): Promise<string> =>
  new Promise((resolve) => {
    const failed = (error: Error) => {
      const code = "code" in error ? String(error.code) : String(error);
      // On a busy machine, a connection may be reset because the port closed before the platform accepted it.
      resolve(code === "ECONNRESET" && !asked.reusedSocket ? REFUSED : code);
    };
    const asked = request(`${address}${CALL}`, { method: "POST", agent }, (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => {
        text += chunk.toString();
      });
      response.once("error", failed);
      response.once("end", () => resolve(/"code":(\d+)/.exec(text)?.[1] ?? text));
    });
    asked.once("error", failed);
    asked.end("{}");
  });

const writer = async (address: string): Promise<readonly string[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const outcomes: string[] = [];
  while (outcomes.at(-1) !== REFUSED) outcomes.push(await write(address, agent));
  agent.destroy();
  return outcomes;
};

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`a stop on ${name}`, { timeout: 120_000 }, () => {
    afterAll(() => found?.close());

    it.each(["0s", "300ms"])("cuts no call of eight writers, with STOP_AFTER=%s", async (STOP_AFTER) => {
      const { databaseUrl } = found?.place() ?? expect.unreachable();
      const running = await startProcess({
        DATA_DIR: newFolder(),
        STOP_AFTER,
        DEMO: "0",
        ADDRESS_REQUESTS: "10000000",
        ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      });
      const writing = Promise.all(Array.from({ length: WRITERS }, () => writer(running.address)));
      await setTimeout(700);
      running.signal("SIGTERM");
      const outcomes = (await writing).flat();
      expect(await running.ended).toBe(0);
      expect(new Set(outcomes)).toEqual(new Set(["200", REFUSED]));
      expect(outcomes.filter((one) => one === REFUSED)).toHaveLength(WRITERS);
    });
  });
}
