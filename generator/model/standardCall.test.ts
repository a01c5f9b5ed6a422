import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readModel } from "../../platform/framework/server/readModel";
import type { Model } from "./Model";
import { standardCallsOf } from "./standardCall";

const ROOT = resolve(import.meta.dirname, "../..");
const meaningsIn = (model: Model): Readonly<Record<string, string>> => {
  const meaningOf = standardCallsOf(model);
  return Object.fromEntries(
    model.resources.flatMap((resource) =>
      resource.calls.flatMap((call) => {
        const meaning = meaningOf(resource, call);
        return meaning === null ? [] : [[`${resource.name}.${call.name}`, meaning]];
      }),
    ),
  );
};

describe("the meaning of calls", () => {
  it("follows from host.yaml and from how roles and menus are chosen", () => {
    expect(meaningsIn(readModel(ROOT))).toEqual({
      "session.sign_in": "sign in",
      "session.code": "picture",
      "session.sign_out": "sign out",
      "account.get": "own account",
      "account.set": "change account",
      "account.password": "password",
      "upload.form": "upload",
      "upload.put_url": "upload address",
      "task.hand_in": "rows",
      "role.rela": "roles",
      "menu.held": "menus",
    });
  });

  it("does not depend on names", () => {
    expect(meaningsIn(readModel(resolve(ROOT, "examples/clinic")))).toMatchObject({
      "staff.set": "change account",
      "duty.assignable": "roles",
      "permission.grantable": "menus",
    });
  });

  it("distinguishes calls that share a path by their constants", () => {
    const model = readModel(ROOT);
    const path = "/one";
    const signOut = { path, style: "bearer", constants: { type: "out" } };
    const resources = model.resources
      .filter(({ name }) => name === "session")
      .map((session) => ({
        ...session,
        calls: session.calls.slice(0, 2).map((call, at) => ({ ...call, path, constants: { type: at ? "out" : "in" } })),
      }));
    const host = model.host && { ...model.host, signOut };
    expect(Object.values(meaningsIn({ ...model, host, resources }))).toEqual(["sign out"]);
  });
});
