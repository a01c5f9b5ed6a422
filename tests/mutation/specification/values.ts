// Breakages for values and messages: each enumeration value of points 4, 6 and 9 gets another label, and each message
// of point 8 another text.
import { readSource } from "../../architecture/sources";
import { titlesOf } from "../../architecture/titles";
import { sentences } from "../../specification/sentences";
import { type Breakage, sentenceOf } from "./Breakage";

const WRONG = "Something else";
const valuesIn = (file: string): readonly string[] =>
  titlesOf(file).flatMap(({ isTest, filled: titles }) => (isTest ? titles : []));

/** Two texts: from an enumeration's name to the label of a value, and the label itself. */
const wordsOf = (file: string, name: string, value: string): readonly [string, string] | null => {
  const [, above, words] =
    new RegExp(`^(${name}:\\n(?: .*\\n|#.*\\n)*?  ["']?${value}["']?: \\{.*?\\ben: )("[^"]*"|[^,}]+)`, "m").exec(
      readSource(file),
    ) ?? [];
  return above === undefined || words === undefined ? null : [above, words];
};

const ENUMS = "resources/enums.yaml";
const OF_ENUMS = ["4-states", "6-roles", "9-enumerations"].map((name) => `tests/specification/${name}.test.ts`);
const TITLE = /^(\d)\. "(.+)": (\S+) takes the values of (\S+) and no other: (.+)$/;

const ofValues = OF_ENUMS.flatMap((noticed) =>
  valuesIn(noticed).flatMap((title): Breakage[] => {
    const [, point, text = "", use, name = "", values = ""] = TITLE.exec(title) ?? [];
    if (point === undefined) return [];
    return values.split(", ").map((part) => {
      const [value = ""] = part.split(" ");
      const found = wordsOf(ENUMS, name, value);
      if (!found) throw new Error(`${ENUMS} has no words of ${name} ${value}`);
      const [above, words] = found;
      return {
        sentence: sentenceOf(Number(point), text),
        bug: `${name} ${value} is called "${WRONG}"`,
        file: ENUMS,
        from: `${above}${words}`,
        to: `${above}${WRONG}`,
        noticed,
        by: `${point}. "${text}": ${use}`,
      };
    });
  }),
);

const ERRORS = "resources/errors.yaml";
const OF_MESSAGES = "tests/specification/8-messages.test.ts";

const ofMessages = valuesIn(OF_MESSAGES).flatMap((title): Breakage[] => {
  const [, text = "", code, context, words = ""] = /^8\. "(.+)": (\d+) (\w*) says "(.+)"$/.exec(title) ?? [];
  if (code === undefined) return [];
  const key = context ? `${code}.${context}` : code;
  const from = new RegExp(`^(?:${key.replace(".", "\\.")}): \\{ en: .*$`, "m").exec(readSource(ERRORS))?.[0];
  if (from === undefined) return [];
  const sentence = sentences.find((one) => one.point === 8 && one.text === text);
  if (!sentence) throw new Error(`no sentence ${text}`);
  return [
    {
      sentence,
      bug: `${key} says "${WRONG}"`,
      file: ERRORS,
      from,
      to: from.replace(/en: (?:"[^"]*"|.*?)(?=, zh-CN)/, `en: ${WRONG}`),
      noticed: OF_MESSAGES,
      by: `": ${code} ${context} says "${words}"`,
    },
  ];
});

export const valueBreakages: readonly Breakage[] = [...ofValues, ...ofMessages];
