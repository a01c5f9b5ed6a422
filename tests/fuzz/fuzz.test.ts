// Fuzzes all calls. There must be no internal error, no crash, no slow answer and no excessive memory, and every
// refusal must name the field. `npm test` always sends the same values. `npm run test:full` sends random values for
// some minutes.
import { randomUUID } from "node:crypto";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { placesForStores, readModel, storeNames } from "../contract/hosts";
import { givenSeed, isFullRun, roundsWithin, repetitions } from "../effort";
import { paramsArbitrary } from "./calls";
import { jsonOf } from "./json";
import { requestArbitrary } from "./requests";
import { faultOf, isSlow, Target } from "./Target";
import type { SentRequest } from "./Target";

const model = readModel(1);
const seed = givenSeed ?? (isFullRun ? Date.now() % 1_000_000_000 : 20_261_122);
/** Requests per call in a round. */
const TRIES = 10;
/** Seconds per store with FULL=1, so that both stores and their starts take less than eight minutes. */
const SECONDS = { calls: 150, requests: 40 };
/** The timeout on a busy machine. A started round is always finished. */
const LATEST = 1_800_000;
/** Limits in megabytes for the growth of retained memory and of peak memory. */
const GROWTH = 150;
const PEAK = 300;
/** Calls that would end the session of the test. */
const ENDING = new Set(["/user/logout"]);

const calls = model.resources.flatMap((resource) =>
  resource.calls.filter(({ path }) => !ENDING.has(path)).map((call) => ({ resource, call })),
);

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`the platform under arbitrary requests, on ${name}`, () => {
    let target: Target;
    let token = "";
    let before = 0;
    let most = 0;
    beforeAll(async () => {
      if (!found) return;
      target = await Target.start(found.place());
      token = await target.client.token("admin");
      for (let turn = 0; turn < 3; turn += 1)
        for (const { call } of calls.filter((one) => one.call.verb === "list" && one.call.style !== "rest"))
          await target.client.call(call.path, { ...call.constants, page_size: 5000 }, { token });
      before = await target.held();
    }, LATEST);
    afterAll(async () => {
      await target?.stop();
      found?.close();
    }, LATEST);

    const judge = async (sent: SentRequest): Promise<void> => {
      const outcome = await target.send(sent);
      most = Math.max(most, target.memory());
      // A slow request is repeated, because the machine may have been busy. A request that is slow again is a bug.
      const fault = faultOf(isSlow(outcome) && target.exit === null ? await target.send(sent) : outcome);
      if (fault !== null) throw new Error(`${sent.method} ${sent.path} ${String(sent.body).slice(0, 300)} ${fault}`);
    };

    it(
      "answers every call with any parameters",
      async () => {
        const wrong: string[] = [];
        for (const round of roundsWithin(SECONDS.calls))
          for (const [index, { resource, call }] of calls.entries()) {
            const property = fc.asyncProperty(paramsArbitrary(resource, call), fc.boolean(), (params, isNumbered) => {
              const body = call.style === "legacy" ? { params, request: { acc_token: token } } : params;
              const headers = {
                "content-type": "application/json",
                authorization: `Bearer ${token}`,
                ...(isNumbered && { "idempotency-key": randomUUID() }),
              };
              return judge({
                method: "POST",
                path: `/${call.style === "rest" ? "rest" : "api"}${call.path}`,
                headers,
                body: jsonOf(body),
              });
            });
            const begin = seed + round * calls.length + index;
            const result = await fc.check(property, { seed: begin, numRuns: TRIES, maxSkipsPerRun: 5 });
            if (result.failed) wrong.push(`${resource.name}.${call.name}: ${String(result.errorInstance)}`);
            expect(target.exit, wrong.at(-1)).toBeNull();
          }
        expect(wrong, `SEED=${seed}`).toEqual([]);
      },
      LATEST,
    );

    it(
      "answers every request with any path, headers and body",
      async () => {
        const property = fc.asyncProperty(
          requestArbitrary(
            model,
            (path) => ENDING.has(path),
            () => token,
          ),
          judge,
        );
        for (const round of roundsWithin(SECONDS.requests))
          await fc.assert(property, { seed: seed + round, numRuns: repetitions(600, 1000) });
        expect(target.exit).toBeNull();
      },
      LATEST,
    );

    it("keeps the session that all was sent in", async () => {
      expect((await target.client.call("/v2/user/account/get", {}, { token })).code).toBe(200);
    });

    it("uses no more memory afterwards", async () => {
      expect(Math.round((await target.held()) - before)).toBeLessThan(GROWTH);
      expect(Math.round(most - before)).toBeLessThan(PEAK);
    });
  });
}
