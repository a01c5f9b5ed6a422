// Sets the languages of a console before its code is loaded (ADR 123). Plain JavaScript without dependencies.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const TAGS = /^languages:[ \t]*(?:\[([^\]]*)\]|((?:\r?\n[ \t]*-[^\n]+)+))/m;

/** Sets the languages of the console in `place` for this process and for those that it starts (ADR 123). */
export const setConsoleLanguages = (place) => {
  const file = join(place, "resources/console.yaml");
  const [, flow, block] = TAGS.exec(existsSync(file) ? readFileSync(file, "utf8") : "") ?? [];
  const tags = (flow ?? block ?? "").replaceAll(/#.*/g, "").match(/\w[\w-]*/g) ?? [];
  process.env.CONSOLE_LANGUAGES = [...new Set(tags)].join(" ");
  process.env.CONSOLE_LOCALES = join(place, "locales");
};
