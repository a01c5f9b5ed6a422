// Actions outside the list: the page is reloaded, and the language changes.
import type { UserAction } from "./UserAction";
import { waitForReload } from "./layoutActions";
import { buttonByKey, type ListWalkthrough } from "./Walk";

const NAMES = { en: "English", "zh-CN": "简体中文", "zh-TW": "繁體中文" } as const;

const reload = async (walk: ListWalkthrough) => {
  await walk.page.reload({ waitUntil: "domcontentloaded" });
  await waitForReload(walk);
  return true;
};

const language = async (walk: ListWalkthrough) => {
  const { page, hand, way } = walk;
  const other = walk.language === "en" ? "zh-CN" : "en";
  await hand.press(way === "touch" ? page.locator(".shell-account") : buttonByKey(walk, "shell.language"));
  await hand.choose(page.getByRole("menuitemradio", { name: NAMES[other], exact: true }));
  walk.language = other;
  await buttonByKey(walk, "ui.columns.title").waitFor();
  return true;
};

export const pageActions: Readonly<Record<string, UserAction>> = {
  reload: { does: reload, fits: () => true },
  language: { does: language, fits: () => true },
};
