// Breakages for the fields in point 3 of the specification: the platform answers records without the field. Secrets are
// left out, because they are never answered.
import { projectFiles, readSource } from "../../architecture/sources";
import { titlesOf } from "../../architecture/titles";
import { definitionsOf, namesIn } from "../../specification/entities";
import { sentencesProvedBy } from "../../specification/sentences";
import { type Breakage, breakageByName, sentenceOf } from "./Breakage";

const PROOF = "tests/specification/3-entities.test.ts";
const FILE = "platform/framework/server/createAnswerer.ts";
const FROM = "() => door.ask(asking));";

/** Removes the field from all calls of a resource, at any depth. */
const withoutField = (resource: string, field: string): Pick<Breakage, "bug" | "file" | "from" | "to"> => ({
  bug: `${resource} is answered without ${field}`,
  file: FILE,
  from: FROM,
  to: `() => door.ask(asking)).then((found) => asking.target.called?.resource.name === "${resource}"
        ? JSON.parse(JSON.stringify(found), (key, value) => (key === "${field}" ? undefined : value))
        : found);`,
});

const SECRET = /\bkind: (?:secret|password)\b/;
const lineOf = (resource: string, field: string): string | undefined => {
  const file = projectFiles.find((one) => one.startsWith("resources/") && one.endsWith(`/${resource}.yaml`));
  return file === undefined
    ? undefined
    : new RegExp(`^ +(?:- )?${field}: \\{.*$|^ +${field}:$`, "m").exec(readSource(file))?.[0];
};

const named = sentencesProvedBy("3-entities.test.ts").flatMap((sentence) =>
  namesIn(sentence).flatMap((field) => {
    const resource = definitionsOf(sentence).find((one) => lineOf(one, field) !== undefined);
    if (resource === undefined || SECRET.test(lineOf(resource, field) ?? "")) return [];
    return [breakageByName(sentence, PROOF, withoutField(resource, field))];
  }),
);

const shown = titlesOf(PROOF)
  .flatMap(({ filled }) => filled)
  .flatMap((title): Breakage[] => {
    const [, text = "", resource = "", fields] = /^3\. "(.+)": a (\w+) shows and answers (.+)$/.exec(title) ?? [];
    return (fields?.split(", ") ?? []).map((field) => ({
      ...breakageByName(sentenceOf(3, text), PROOF, withoutField(resource, field)),
      by: `${text}": a ${resource} `,
    }));
  });

export const fieldBreakages: readonly Breakage[] = [...named, ...shown];
