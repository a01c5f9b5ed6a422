// Finds messages of errors that lose a value, and values of enumerations that look alike.
import type { Definitions } from "../../generator/definition/readDefinitions";
import { complainAbout, type Report } from "../../generator/definition/Problem";
import { ENUMS_FILE, ERRORS_FILE } from "../../generator/layout";
import { LANGUAGES } from "../../shared/schema/languages";

const PLACE = /\{\{(\w+)\}\}/g;
const SINGLE = /(?:^|[^{])\{(\w+)\}(?!\})/;

const placesIn = (text: string): readonly string[] => [...text.matchAll(PLACE)].map(([, name = ""]) => name);

const checkErrors = ({ errors }: Definitions, report: Report): void => {
  const complain = complainAbout(ERRORS_FILE, report);
  for (const { code, context, words } of errors) {
    const path = [context === null ? String(code) : `${code}.${context}`];
    const all = new Set(Object.values(words).flatMap((text) => placesIn(text ?? "")));
    for (const [language, text = ""] of Object.entries(words)) {
      const single = SINGLE.exec(text)?.[1];
      const lost = [...all].find((name) => !placesIn(text).includes(name));
      if (single !== undefined)
        complain(
          "P242",
          [...path, language],
          "a value has double braces in errors.yaml",
          `Write \`{{${single}}}\`.`,
          "key",
        );
      else if (lost !== undefined)
        complain(
          "P242",
          [...path, language],
          `this language does not show \`${lost}\`, and another one does`,
          `Add \`{{${lost}}}\` to the text, or remove it from the other languages.`,
          "key",
        );
    }
  }
};

const checkLabels = ({ enums }: Definitions, report: Report): void => {
  const complain = complainAbout(ENUMS_FILE, report);
  for (const { name, values } of enums.enums.values()) {
    const first = new Map<string, string | number>();
    for (const [value, words] of values)
      for (const language of LANGUAGES) {
        const text = words[language];
        if (text === undefined) continue;
        const earlier = first.get(`${language} ${text}`);
        if (earlier === undefined) first.set(`${language} ${text}`, value);
        else
          complain(
            "P243",
            [name, value, language],
            `\`${value}\` and \`${earlier}\` have the same label, so people cannot tell them apart`,
            "Give each value a label of its own.",
            "key",
          );
      }
  }
};

export const checkSharedTexts = (definitions: Definitions, report: Report): void => {
  checkErrors(definitions, report);
  checkLabels(definitions, report);
};
