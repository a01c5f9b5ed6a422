// Input devices: mouse, keyboard, or touch.
import type { Locator, Page } from "playwright-core";

export const INPUT_KINDS = ["mouse", "keyboard", "touch"] as const;
export type InputKind = (typeof INPUT_KINDS)[number];

export interface InputDevice {
  readonly press: (target: Locator) => Promise<void>;
  /** Presses the target while Shift is held. Only mouse and keyboard can do this. */
  readonly pressAlso: (target: Locator) => Promise<void>;
  readonly write: (target: Locator, text: string) => Promise<void>;
  /** Chooses a value of a native select. */
  readonly select: (target: Locator, value: string) => Promise<void>;
  /** Chooses an item of the menu that is open. */
  readonly choose: (item: Locator) => Promise<void>;
  /** Chooses one of a group of radio buttons. */
  readonly pick: (radio: Locator) => Promise<void>;
}

const MOST = 160;

const isFocused = (target: Locator): Promise<boolean> => target.evaluate((one) => one === document.activeElement);

/** Presses Tab until the target has the focus, or Shift+Tab if the target is above. */
export const focusByTab = async (page: Page, target: Locator): Promise<void> => {
  await target.waitFor();
  const key = await target.evaluate((one) => {
    const from = document.activeElement;
    const isBefore = from !== null && (from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    return isBefore && !from.contains(one) && !one.contains(from) ? "Shift+Tab" : "Tab";
  });
  for (let presses = 0; presses < MOST; presses += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(target)} is not reached by ${key}`);
};

const ofKeyboard = (page: Page): InputDevice => ({
  press: async (target) => {
    await focusByTab(page, target);
    const isBox = await target.evaluate((one) => one instanceof HTMLInputElement);
    await page.keyboard.press(isBox ? "Space" : "Enter");
  },
  pressAlso: async (target) => {
    await focusByTab(page, target);
    await page.keyboard.press("Shift+Enter");
  },
  write: async (target, text) => {
    await focusByTab(page, target);
    await page.keyboard.press("Control+a");
    await page.keyboard.type(text);
  },
  select: async (target, value) => {
    await focusByTab(page, target);
    const steps = await target.evaluate((one, wanted) => {
      if (!(one instanceof HTMLSelectElement)) return 0;
      return [...one.options].findIndex((option) => option.value === wanted) - one.selectedIndex;
    }, value);
    for (let step = 0; step < Math.abs(steps); step += 1)
      await page.keyboard.press(steps > 0 ? "ArrowDown" : "ArrowUp");
  },
  choose: async (item) => {
    await item.waitFor();
    for (let presses = 0; presses < MOST && !(await isFocused(item)); presses += 1)
      await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
  },
  pick: async (radio) => {
    await radio.waitFor({ state: "attached" });
    const group = page.locator(`[name="${await radio.getAttribute("name")}"]`);
    const chosen = group.and(page.locator(":checked"));
    await focusByTab(page, (await chosen.count()) > 0 ? chosen : group.first());
    for (let presses = 0; presses < MOST && !(await radio.isChecked()); presses += 1)
      await page.keyboard.press("ArrowDown");
  },
});

const ofPointer = (press: (target: Locator) => Promise<void>): InputDevice => ({
  press,
  pressAlso: (target) => target.click({ modifiers: ["Shift"] }),
  write: (target, text) => target.fill(text),
  select: async (target, value) => {
    await target.selectOption({ value });
  },
  choose: press,
  pick: (radio) => radio.check({ force: true }),
});

export const inputDeviceOf = (page: Page, way: InputKind): InputDevice => {
  if (way === "keyboard") return ofKeyboard(page);
  return ofPointer(way === "mouse" ? (target) => target.click() : (target) => target.tap());
};
