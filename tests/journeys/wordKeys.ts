// Recognises the keys of words, which a page shows where a word is missing.
import { readModel } from "./readModel";

const names = readModel()
  .resources.map(({ name }) => name)
  .join("|");

export const MESSAGE_KEY_PATTERN = new RegExp(
  `\\b((${names})\\.(fields|help|groups|actions|name)\\b[\\w.]*|(ui|form|show|console|enums|errors|invalid|menu|title|ra)\\.(?!xlsx\\b)[a-z_]+[\\w.]*)`,
  "g",
);
