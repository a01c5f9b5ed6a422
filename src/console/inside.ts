// The parts of this console that people see only after signing in.
import type { Console } from "pilothouse/console";
import type { MenuOf } from "pilothouse/wire";
import type words from "../generated/words/en";
import { features } from "../generated/features";
import { hostInside } from "../generated/hostInside";
import { accountReference } from "../generated/operate/account/account.reference";
import { sections } from "../generated/sections";
import { icons } from "./icons";
import { china } from "./places/china";
import { isTitledHost } from "./titledHost";
import { Logo } from "./Logo";

export const inside: Console = {
  features,
  platform: hostInside,
  name: { en: "Pilothouse", "zh-CN": "Pilothouse", "zh-TW": "Pilothouse" },
  Logo,
  icons,
  words: {
    en: [() => import("../generated/words/en"), () => import("../../locales/en/console/inside.json")],
    "zh-CN": [() => import("../generated/words/zh-CN"), () => import("../../locales/zh-CN/console/inside.json")],
    "zh-TW": [() => import("../generated/words/zh-TW"), () => import("../../locales/zh-TW/console/inside.json")],
  },
  isTitledHost,
  sections,
  accountMenu: ["user.info"] satisfies readonly MenuOf<typeof words>[],
  accounts: accountReference,
  places: china,
  work: () => import("../generated/service/task/task.calls").then(({ taskCalls }) => taskCalls),
};
