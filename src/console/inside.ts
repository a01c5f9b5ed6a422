// The parts of this console that people see only after signing in.
import type { Console } from "pilothouse/console";
import type { MenuOf } from "pilothouse/wire";
import type words from "../generated/words/en";
import { inside as defined } from "../generated/inside";
import { accountReference } from "../generated/operate/account/account.reference";
import { icons } from "./icons";
import { placesOfChina } from "./places/placesOfChina";
import { isTitledHost } from "./titledHost";
import { Logo } from "./Logo";

export const inside: Console = {
  ...defined,
  name: { en: "Pilothouse", "zh-CN": "Pilothouse", "zh-TW": "Pilothouse" },
  Logo,
  icons,
  words: {
    en: [...defined.words.en, () => import("../../locales/en/console/inside.json")],
    "zh-CN": [...defined.words["zh-CN"], () => import("../../locales/zh-CN/console/inside.json")],
    "zh-TW": [...defined.words["zh-TW"], () => import("../../locales/zh-TW/console/inside.json")],
  },
  isTitledHost,
  accountMenu: ["user.info"] satisfies readonly MenuOf<typeof words>[],
  accounts: accountReference,
  places: placesOfChina,
  work: () => import("../generated/service/task/task.calls").then(({ taskCalls }) => taskCalls),
};
