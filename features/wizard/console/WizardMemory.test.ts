import { beforeEach, expect, it } from "vitest";
import { createWizardMemory } from "./WizardMemory";

beforeEach(() => sessionStorage.clear());

const state = { at: 1, reached: 1, values: { name: "a" }, done: {} };

it("keeps a wizard for as long as the tab lives, for one account", () => {
  createWizardMemory("app", 1).write(state);
  expect(createWizardMemory("app", 1).read()).toEqual(state);
  expect(createWizardMemory("app", 2).read()).toBeNull();
});

it("writes nothing after it was forgotten, though the page is still on its way out", () => {
  const memory = createWizardMemory("app", 1);
  memory.write(state);
  memory.forget();
  memory.write(state);
  expect(createWizardMemory("app", 1).read()).toBeNull();
});
