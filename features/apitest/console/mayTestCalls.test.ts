import { afterEach, expect, it } from "vitest";
import { setConfig } from "../../../src/framework/wire/config";
import { mayTestCalls } from "./mayTestCalls";

afterEach(() => setConfig(null));

it("lets the super admin try calls in a test environment", () => {
  setConfig({ env: 2 });
  expect(mayTestCalls({ isSuper: true })).toBe(true);
});

it("lets nobody else, and nobody in a formal one", () => {
  setConfig({ env: 2 });
  expect(mayTestCalls({ isSuper: false })).toBe(false);
  expect(mayTestCalls(undefined)).toBe(false);
  setConfig({ env: 1 });
  expect(mayTestCalls({ isSuper: true })).toBe(false);
});
