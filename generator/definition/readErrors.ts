import type { ErrorDefinition } from "./ConsoleDefinition";
import { wordsPart } from "./ConsoleDefinition";
import type { SourceText } from "./locateProblems";
import { parseYaml } from "./parseYaml";
import { isObject, readPart } from "./part";
import { type Report, complainAbout } from "./Problem";

const KEY = /^(\d+)(?:\.([a-z][a-z0-9_]*))?$/;

/** Reads resources/errors.yaml: `513` is a code, `515.room` a code in a context. */
export const readErrors = ({ path: file, text }: SourceText, report: Report): ErrorDefinition[] => {
  const complain = complainAbout(file, report);
  const raw = parseYaml(text, complain);
  if (!isObject(raw)) return [];
  return Object.entries(raw).flatMap(([key, value]) => {
    const [, code, context = null] = KEY.exec(key) ?? [];
    if (code === undefined) {
      complain(
        "P108",
        [key],
        `\`${key}\` is not a code`,
        "Write a number, or a number and a context: `515`, `515.room`.",
        "key",
      );
      return [];
    }
    if (context !== null && !Object.hasOwn(raw, code))
      complain(
        "P151",
        [key],
        `\`${code}\` has no message of its own`,
        `Add \`${code}:\`, said where no context is known.`,
        "key",
      );
    const words = readPart(wordsPart, value, [key], complain)?.data ?? {};
    return [{ code: Number(code), context, words }];
  });
};
