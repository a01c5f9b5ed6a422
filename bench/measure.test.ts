import { expect, it } from "vitest";
import { withTimeLimit } from "./measure";

it("says what was waited for when it never comes, and lets what comes pass", async () => {
  await expect(withTimeLimit("a save", 0.01, new Promise(() => {}))).rejects.toThrow("waited 0.01 s for a save");
  await expect(withTimeLimit("a save", 10, Promise.resolve(7))).resolves.toBe(7);
});
