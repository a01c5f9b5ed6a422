import { beforeEach, expect, it } from "vitest";
import { createPreferences } from "../../preferences/preferences";
import { chooseMode, chosenMode } from "./mode";
import { MODE_PREFERENCE, showOwnMode } from "./ownMode";

beforeEach(() => localStorage.clear());

it("shows each account the mode it chose, although another used the browser before", () => {
  createPreferences("ann").setItem(MODE_PREFERENCE, "dark");
  createPreferences("bob").setItem(MODE_PREFERENCE, "light");
  showOwnMode(createPreferences("ann"));
  expect(chosenMode()).toBe("dark");
  expect(document.documentElement.dataset.theme).toBe("dark");
  showOwnMode(createPreferences("bob"));
  expect(chosenMode()).toBe("light");
});

it("follows the browser for an account that chose no mode", () => {
  chooseMode("dark");
  showOwnMode(createPreferences("eve"));
  expect(chosenMode()).toBe("dark");
});
