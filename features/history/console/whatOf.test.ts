import { expect, it } from "vitest";
import { describeEvent } from "./whatOf";

const words: Readonly<Record<string, string>> = {
  "thing.actions.approve": "Approve",
  "history.event.set": "changed it",
  "history.event.refused": "was refused",
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

it("says what was refused, and why", () => {
  expect(what("refused", "thing.approve", 513)).toBe("was refused: Approve (No permission)");
  expect(what("refused", "thing.set", 7)).toBe("was refused");
});
