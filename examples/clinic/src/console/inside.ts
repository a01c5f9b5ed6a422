// The parts of this console that only signed-in people load.
import type { Console } from "pilothouse/console";
import { inside as defined } from "../generated/inside";
import { icons } from "./icons";

export const inside: Console = {
  ...defined,
  name: { en: "Equipment Office", "zh-CN": "医疗设备科", "zh-TW": "醫療裝置科" },
  icons,
  words: {
    en: [...defined.words.en, () => import("../../locales/en/console/inside.json")],
    "zh-CN": [...defined.words["zh-CN"], () => import("../../locales/zh-CN/console/inside.json")],
    "zh-TW": [...defined.words["zh-TW"], () => import("../../locales/zh-TW/console/inside.json")],
  },
  accountMenu: ["people.self"],
};
