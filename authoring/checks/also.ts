// Checks `also` of fields and values: each synonym belongs to only one of them.
import { LANGUAGES } from "../../shared/schema/languages";
import { plainHeader } from "../../features/sheets/book/plainHeader";
import type { FieldDefinition } from "../../generator/definition/Definition";
import type { Definitions } from "../../generator/definition/readDefinitions";
import { type Report, complainAbout, type ReportHere, type Path } from "../../generator/definition/Problem";
import { ENUMS_FILE } from "../../generator/layout";
import type { Inspection } from "../../generator/model/Inspection";

interface Named {
  readonly name: string;
  /** Words that files may use for the field or value even without `also`. */
  readonly words: readonly (string | undefined)[];
  readonly also: readonly string[];
  readonly path: Path;
}

const demandOneMeaning = (all: readonly Named[], complain: ReportHere): void => {
  const headers = all.map(({ words, also }) => ({
    words: words.map((word) => plainHeader(word ?? "")),
    also: also.map(plainHeader),
  }));
  for (const [at, { name, also, path }] of all.entries())
    for (const [index, word] of also.entries()) {
      const means = headers[at]?.also[index] ?? "";
      const other = all.find((_, place) => {
        const own = headers[place];
        return place !== at && (own?.words.includes(means) || (place < at && own?.also.includes(means)));
      });
      if (other !== undefined)
        complain(
          "P200",
          [...path, "also", index],
          `\`${word}\` means \`${other.name}\` as well as \`${name}\``,
          "Leave it out of one of them.",
        );
    }
};

const namedField = ([name, { label, also = [] }]: readonly [string, FieldDefinition], path: Path): Named => ({
  name,
  words: [name, ...LANGUAGES.map((language) => label?.[language])],
  also,
  path: [...path, name],
});

/** The columns of a file are the fields of the record, or the parameters of its call for rows. */
export const checkSynonyms = ({ definition: { fields, calls }, complain }: Inspection): void => {
  const all = [...fields].map((field) => namedField(field, ["fields"]));
  demandOneMeaning(all, complain);
  for (const call of calls.values())
    demandOneMeaning(
      [...call.own].map((field) => namedField(field, ["calls", call.name, "params"])),
      complain,
    );
};

/** The same check for the values of each enumeration. */
export const checkValueSynonyms = ({ enums }: Definitions, report: Report): void => {
  for (const { name, values } of enums.enums.values()) {
    const all = [...values].map(([value, { also = [], ...label }]) => ({
      name: String(value),
      words: [String(value), ...LANGUAGES.map((language) => label[language])],
      also,
      path: [name, String(value)],
    }));
    demandOneMeaning(all, complainAbout(ENUMS_FILE, report));
  }
};
