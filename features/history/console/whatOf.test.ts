import { expect, it } from "vitest";
import { describeEvent, isByPlatform } from "./whatOf";

const words: Readonly<Record<string, string>> = {
  "thing.actions.approve": "Approve",
  "history.event.set": "changed it",
  "history.event.refused": "was refused",
  "history.alone.add": "Created",
  "history.refused": "was refused: {{what}}",
  "history.did": "did “{{what}}”",
  "errors.513": "No permission",
};
const translate = (key: string, options: Record<string, unknown> = {}) =>
  (words[key] ?? String(options._ ?? key)).replace("{{what}}", String(options.what));
const what = (event: string, call: string, code = 0) => describeEvent({ event, call, code }, "thing", translate);

it("is the label of an action of the resource, else the change of the record", () => {
  expect(what("set", "thing.approve")).toBe("did “Approve”");
  expect(what("set", "thing.set")).toBe("changed it");
  expect(what("set", "part.approve")).toBe("changed it");
  expect(what("moved", "")).toBe("moved");
});

it("has no subject if nobody is named, and only jobs are the platform's", () => {
  const alone = (event: string, call: string) =>
    describeEvent({ event, call, code: 0 }, "thing", (key, options) => translate(key, options), false);
  expect(alone("set", "thing.approve")).toBe("Approve");
  expect(alone("add", "part.approve")).toBe("Created");
  expect(isByPlatform({ account: "", name: "", call: "close_unpaid" })).toBe(true);
  expect(isByPlatform({ account: "", name: "", call: "thing.approve" })).toBe(false);
  expect(isByPlatform({ account: "3", name: "mia", call: "close_unpaid" })).toBe(false);
});

it("says what was refused, and why", () => {
  expect(what("refused", "thing.approve", 513)).toBe("was refused: Approve (No permission)");
  expect(what("refused", "thing.set", 7)).toBe("was refused");
});
