import { expect, it, vi } from "vitest";
import { session } from "./session";
import * as token from "./token";

it("loads the sign-in page when the session has ended, once", () => {
  const assign = vi.spyOn(globalThis.location, "assign").mockReturnValue();
  history.replaceState(null, "", "/product/device");
  token.set("secret");
  session.end();
  session.end();
  expect(assign.mock.calls).toEqual([["/login?return=%2Fproduct%2Fdevice"]]);
  expect(token.get()).toBe("");
  assign.mockRestore();
});
