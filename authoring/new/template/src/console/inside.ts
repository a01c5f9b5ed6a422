import type { Console } from "pilothouse/console";
import { features } from "../generated/features";
import { hostInside } from "../generated/hostInside";
import { pageTitles } from "../generated/pageTitles";
import { sections } from "../generated/sections";

export const inside: Console = {
  features,
  platform: hostInside,
  name: pageTitles.product,
  words: {
    en: [() => import("../generated/words/en")],
    "zh-CN": [() => import("../generated/words/zh-CN")],
    "zh-TW": [() => import("../generated/words/zh-TW")],
  },
  sections,
};
