// The menus that a company's first account gets, if the platform answers them.
import type { MenuOf } from "pilothouse/wire";
import type words from "../../../generated/words/en";
import type { AnswerWord } from "./answerWords";

const ABILITIES = {
  "operate.user": "can.users",
  "system.role": "can.roles",
  "operate.company": "can.companies",
  "vas.order": "can.orders",
  "product.device": "can.devices",
  "operate.service": "can.service",
  "info.order": "can.statistics",
} as const satisfies Partial<Record<MenuOf<typeof words>, AnswerWord>>;

/** The words for what these menu keys allow. */
export const abilitiesOf = (menus: readonly string[]): readonly AnswerWord[] =>
  Object.entries(ABILITIES).flatMap(([menu, word]) => (menus.includes(menu) ? [word] : []));
