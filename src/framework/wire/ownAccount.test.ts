import { afterEach, expect, it, vi } from "vitest";
import { ownAccount } from "./ownAccount";

const answers = (...ids: readonly string[]) => {
  const bodies = ids.map((user_id) => JSON.stringify({ code: 200, data: { user_id }, count: 0 }));
  const fetched = vi.fn(async () => new Response(bodies.shift() ?? "", { status: 200 }));
  vi.stubGlobal("fetch", fetched);
  return fetched;
};

afterEach(() => vi.unstubAllGlobals());

it("gives what was asked ahead once, and asks again afterwards", async () => {
  const fetched = answers("ahead", "anew");
  ownAccount.askAhead();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect((await ownAccount.ask()).data).toEqual({ user_id: "ahead" });
  expect(fetched).toHaveBeenCalledTimes(1);
  expect((await ownAccount.ask()).data).toEqual({ user_id: "anew" });
});

it("reports a failure only to a caller that asks", async () => {
  answers();
  ownAccount.askAhead();
  await expect(ownAccount.ask()).rejects.toThrow();
});
