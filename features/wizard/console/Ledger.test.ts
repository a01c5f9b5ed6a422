import { expect, it, vi } from "vitest";
import { createStepLedger } from "./Ledger";

const made = async (given: object) => ({ id: 7, ...given });

it("makes a part once, however often the last step is tried", async () => {
  const kept = vi.fn();
  const make = vi.fn(made);
  const ledger = createStepLedger({}, kept);
  const change = vi.fn(async (stored: object, given: object) => ({ ...stored, ...given }));
  await ledger.once("company", { name: "a" }, make, change);
  expect(await ledger.once("company", { name: "a" }, make, change)).toEqual({ id: 7, name: "a" });
  expect(make).toHaveBeenCalledTimes(1);
  expect(change).not.toHaveBeenCalled();
  expect(kept).toHaveBeenCalledWith({ company: { given: { name: "a" }, stored: { id: 7, name: "a" } } });
});

it("changes a part that was made from other values", async () => {
  const done = { company: { given: { name: "a" }, stored: { id: 7, name: "a" } } };
  const make = vi.fn(made);
  const ledger = createStepLedger(done, () => undefined);
  const stored = await ledger.once("company", { name: "b" }, make, async (before, given) => ({ ...before, ...given }));
  expect(stored).toEqual({ id: 7, name: "b" });
  expect(make).not.toHaveBeenCalled();
});

it("keeps nothing of a part that was refused", async () => {
  const kept = vi.fn();
  const ledger = createStepLedger({}, kept);
  const refuse = async () => Promise.reject(new Error("1101"));
  await expect(ledger.once("account", {}, refuse, refuse)).rejects.toThrow("1101");
  expect(kept).not.toHaveBeenCalled();
});
