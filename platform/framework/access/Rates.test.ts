// Tests how much requests count, and for which sender.
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import type { Incoming } from "../wire/envelope";
import { Rates } from "./Rates";

it("counts against its account alone, and against its address where nobody is signed in", async () => {
  const rates = new Rates({ ACCOUNT_REQUESTS: 2, ADDRESS_REQUESTS: 1 });
  const callers = { accountOf: async (token: string) => (token === "nobody's" ? null : `of ${token}`) };
  const take = (token: string | null, address: string) => {
    const incoming: Incoming = { params: {}, token, address, language: "en", apiVersion: null, requestId: null };
    return rates.take(callers, incoming, 100);
  };
  const refused = (seconds: number) => ({
    code: 429,
    context: "rate",
    data: { retry_after: seconds, again: true },
    words: { seconds },
  });
  for (let at = 0; at < 2; at += 1) await take("ada", "192.0.2.1");
  await expect(take("ada", "192.0.2.2")).rejects.toMatchObject(refused(30));
  await take("grace", "192.0.2.1");
  await take(null, "192.0.2.1");
  await expect(take("nobody's", "192.0.2.1")).rejects.toMatchObject(refused(60));
  expect(() => rates.takeAddress("192.0.2.1", 100)).toThrow(expect.objectContaining(refused(60)));
  await take("nobody's", "192.0.2.2");
  await expect(take(null, "192.0.2.2")).rejects.toMatchObject(refused(60));
});

const visitor = (key: string) => ({ key, isVisitor: true });

it("counts the time that a request is worked on, not how many there are, and refuses those that wait for what costs too much", async () => {
  const rates = new Rates({ ACCOUNT_REQUESTS: 60, ADDRESS_REQUESTS: 60 });
  const cheap = Array.from({ length: 1000 }, () =>
    rates.of(
      visitor("192.0.2.1"),
      () => 100,
      async () => "done",
    ),
  );
  expect(new Set(await Promise.all(cheap))).toEqual(new Set(["done"]));
  // Each request takes a sixth of the address's total limit, on a machine of any speed.
  const dear = Array.from({ length: 40 }, () =>
    rates.of(
      visitor("192.0.2.2"),
      () => 100,
      () => sleep(400),
    ),
  );
  const outcomes = await Promise.allSettled(dear);
  const refused = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  expect(refused.length).toBeGreaterThan(10);
  expect(refused[0]).toMatchObject({ code: 429, context: "rate", words: { seconds: expect.any(Number) } });
  expect(
    await rates.of(
      visitor("192.0.2.3"),
      () => 100,
      async () => "another",
    ),
  ).toBe("another");
  expect(
    await rates.of(
      { key: "192.0.2.2", isVisitor: false },
      () => 100,
      async () => "signed in",
    ),
  ).toBe("signed in");
});

it("charges each of those that are worked on at once its part of the time", async () => {
  const rates = new Rates({ ACCOUNT_REQUESTS: 60, ADDRESS_REQUESTS: 60 });
  // 40 accounts share the same half second: alone, each of them would exceed its limit.
  const many = Array.from({ length: 40 }, (_, at) =>
    rates.of(
      { key: String(at), isVisitor: false },
      () => 100,
      () => sleep(500),
    ),
  );
  await Promise.all(many);
  expect(rates.shared.account.take("7", 100)).toBe(0);
});
