// The parts of this console that only signed-in people load.
import type { Console } from "pilothouse/console";
import { features } from "../generated/features";
import { hostInside } from "../generated/hostInside";
import { sections } from "../generated/sections";
import { icons } from "./icons";
import { Logo } from "./Logo";

export const inside: Console = {
  features,
  platform: hostInside,
  name: { en: "Equipment Office", "zh-CN": "医疗设备科", "zh-TW": "醫療裝置科" },
  Logo,
  icons,
  words: {
    en: [() => import("../generated/words/en"), () => import("../../locales/en/console/inside.json")],
    "zh-CN": [() => import("../generated/words/zh-CN"), () => import("../../locales/zh-CN/console/inside.json")],
    "zh-TW": [() => import("../generated/words/zh-TW"), () => import("../../locales/zh-TW/console/inside.json")],
  },
  isTitledHost: () => false,
  sections,
  accountMenu: ["people.self"],
  places: null,
  work: null,
};
