// Checks `patterns` of console.yaml, and the patterns that fields name.
import type { FieldDefinition } from "../../generator/definition/Definition";
import { suggest } from "../../generator/definition/nearest";
import { complainAbout, type Path, type Report } from "../../generator/definition/Problem";
import type { Definitions } from "../../generator/definition/readDefinitions";
import { CONSOLE_FILE } from "../../generator/layout";
import { regExpOf, patterns } from "../../shared/schema/patterns";

/** Why an expression cannot be read; null if it can. */
const whyUnreadable = (form: string): string | null => {
  try {
    return new RegExp(form, "u").source === "" ? "" : null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

const checkOwn = ({ console }: Definitions, report: Report): void => {
  const complain = complainAbout(CONSOLE_FILE, report);
  for (const [name, { form, example }] of console.patterns) {
    const path = ["patterns", name];
    const why = whyUnreadable(form);
    if (Object.hasOwn(patterns, name))
      complain("P277", path, `the framework has a pattern \`${name}\``, "Choose another name.", "key");
    else if (why !== null)
      complain(
        "P277",
        [...path, "form"],
        `the form cannot be read: ${why}`,
        "Write a regular expression of JavaScript.",
      );
    else if (!regExpOf({ name, form, example }).test(example))
      complain(
        "P277",
        [...path, "example"],
        `\`${example}\` does not have this form`,
        "Correct the example or the form.",
      );
  }
};

const checkFields = (
  fields: ReadonlyMap<string, FieldDefinition>,
  path: Path,
  known: readonly string[],
  complain: ReturnType<typeof complainAbout>,
): void => {
  for (const [name, field] of fields) {
    const { pattern } = field.options;
    const own = [...path, name];
    if (typeof pattern === "string" && !known.includes(pattern))
      complain(
        "P276",
        [...own, "pattern"],
        `unknown pattern \`${pattern}\``,
        `${suggest(pattern, known)} A form of your own is declared in \`patterns\` of console.yaml.`,
      );
    checkFields(field.of, [...own, "of"], known, complain);
  }
};

export const checkPatterns = (definitions: Definitions, report: Report): void => {
  checkOwn(definitions, report);
  const known = [...definitions.console.patterns.keys(), ...Object.keys(patterns)];
  for (const { file, fields, calls } of definitions.resources) {
    const complain = complainAbout(file, report);
    checkFields(fields, ["fields"], known, complain);
    for (const [name, { own }] of calls) checkFields(own, ["calls", name, "params"], known, complain);
  }
};
