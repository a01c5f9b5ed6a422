import { beforeEach, expect, it } from "vitest";
import { createPreferences } from "../../preferences/preferences";
import { chooseMode, readChosenMode } from "./mode";
import { MODE_PREFERENCE, showOwnMode } from "./ownMode";

beforeEach(() => localStorage.clear());

it("shows each account the mode it chose, although another used the browser before", () => {
  createPreferences("ann").setItem(MODE_PREFERENCE, "dark");
  createPreferences("bob").setItem(MODE_PREFERENCE, "light");
  showOwnMode(createPreferences("ann"));
  expect(readChosenMode()).toBe("dark");
  expect(document.documentElement.dataset.theme).toBe("dark");
  showOwnMode(createPreferences("bob"));
  expect(readChosenMode()).toBe("light");
});

it("follows the browser for an account that chose no mode", () => {
  chooseMode("dark");
  showOwnMode(createPreferences("eve"));
  expect(readChosenMode()).toBe("dark");
});
