import { expect, it } from "vitest";
import { hashPassword, isPasswordCorrect, isWeakHash, transformPassword } from "./passwordHash";

const secret = transformPassword("ada", "a harbour at night");

it("knows a password by its hash, whatever that cost, and another one neither", async () => {
  for (const cost of [10, 12]) {
    const stored = await hashPassword(secret, cost);
    expect(stored.split("$").slice(0, 2)).toEqual(["scrypt", String(2 ** cost)]);
    expect(await isPasswordCorrect(secret, stored, 11)).toBe(true);
    expect(await isPasswordCorrect(transformPassword("ada", "another"), stored, 11)).toBe(false);
    expect(isWeakHash(stored, 11)).toBe(cost < 11);
  }
  expect(await hashPassword(secret, 10)).not.toBe(await hashPassword(secret, 10));
});

it("lets nobody in where there is no password", async () => {
  for (const stored of ["", "a harbour at night", secret])
    expect(await isPasswordCorrect(secret, stored, 10)).toBe(false);
});
