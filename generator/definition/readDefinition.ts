import type { Definition } from "./Definition";
import { headerPart } from "./Definition";
import type { SourceText } from "./locateProblems";
import { RESERVED_IDENTIFIERS } from "./names";
import { parseYaml } from "./parseYaml";
import { readPart } from "./part";
import { type Report, complainAbout } from "./Problem";
import { readCalls } from "./readCalls";
import { checkName, type Kinds, readFields } from "./readFields";

/** Section and name in "resources/operate/cron.yaml": ["operate", "cron"] */
const placeOf = (file: string): readonly [section: string, name: string] => {
  const [name = "", section = ""] = file
    .replace(/\.ya?ml$/, "")
    .split("/")
    .reverse();
  return [section, name];
};

/** Reads one resource. Even if it has mistakes, its name is answered, because other definitions may refer to it. */
export const readDefinition = ({ path: file, text }: SourceText, report: Report, kinds: Kinds): Definition => {
  const complain = complainAbout(file, report);
  const [section, name] = placeOf(file);
  const nothing = { file, section, name, resource: name, calls: new Map(), fields: new Map(), sound: false };
  // SQLite keeps names with this beginning for its own tables.
  checkName(name, [], name.startsWith("sqlite_") ? new Set([name]) : RESERVED_IDENTIFIERS, complain);
  const raw = parseYaml(text, complain);
  if (raw === null) return nothing;
  const reading = readPart(headerPart, raw, [], complain);
  if (reading === null) return nothing;
  const { data, wrong } = reading;
  if (data.resource !== undefined && data.resource !== name)
    complain(
      "P110",
      ["resource"],
      `the resource is named \`${data.resource}\`, its file \`${name}\``,
      `Write \`resource: ${name}\`, or rename the file to ${data.resource}.yaml.`,
    );
  return {
    ...data,
    file,
    section,
    name,
    calls: readCalls(data.calls ?? {}, kinds, complain),
    fields: readFields(data.fields, ["fields"], kinds, complain),
    sound: !wrong.has("fields") && !wrong.has("scope"),
  };
};
