// Checks `reactions` of a resource: the condition, what is sent, and the job.
import { suggest } from "../../generator/definition/nearest";
import type { Path } from "../../generator/definition/Problem";
import { kindOf } from "../../generator/kinds/registry";
import { expectCondition, expectField } from "../../generator/model/Inspection";
import { isStored } from "../../generator/model/isStored";
import type { FieldModel } from "../../generator/model/Model";
import type { Folder } from "./Folder";
import type { ResourceInspection } from "./Subject";

const PLACE = /\{(\w+)\}/g;
/** A kind of job in code: `kind: "tidy"`, or a constant with its name. */
const KIND = /(?:\bkind:|\bconst [A-Z_]+ =) "(\w+)"/g;

/** The kinds of jobs that the code of the console defines, on its platform and in its own features. */
export const jobsIn = (folder: Folder): readonly string[] =>
  ["platform", "features"].flatMap((below) =>
    folder
      .texts(below)
      .filter(({ text }) => text.includes("defineJob"))
      .flatMap(({ text }) => [...text.matchAll(KIND)].map(([, kind = ""]) => kind)),
  );

/** Why a value may not leave the platform; null if it may. */
const whyKept = (field: FieldModel): string | null => {
  const kind = kindOf(field);
  if (kind.secret === true || field.encrypted) return "is encrypted";
  if (field.personal === "masked") return "is about a person, and masked for most accounts";
  const storage = kind.storage(field);
  return storage === null || storage === "json" ? `is of kind ${field.kind}, which is no single value` : null;
};

const checkSent = (subject: ResourceInspection, name: string, path: Path): void => {
  const { resource, complain } = subject;
  expectField(subject, name, path);
  const field = resource.fields.find((one) => one.name === name);
  const why = field === undefined ? null : whyKept(field);
  if (why !== null)
    complain("P275", path, `\`${name}\` ${why}`, "Leave it out. The receiver finds the record by its key.");
};

const checkWhen = (
  subject: ResourceInspection,
  when: Readonly<Record<string, readonly (string | number)[]>>,
  path: Path,
) => {
  const { definition, lookup, resource, complain } = subject;
  if (Object.keys(when).length === 0)
    complain("P273", path, "the reaction has no condition", "Write `when: { <field>: [<value>] }`.");
  expectCondition(subject, when, path);
  for (const name of Object.keys(when)) {
    const [written, field] = [definition.fields.get(name), resource.fields.find((one) => one.name === name)];
    if (written === undefined || field === undefined) continue;
    if (lookup.named(written, "enum").length === 0 || kindOf(field).wire(field) === "list")
      complain(
        "P273",
        [...path, name],
        `\`${name}\` is of kind ${field.kind}, which has no states`,
        "Name a field of kind enum.",
        "key",
      );
  }
};

export const checkReactions = (subject: ResourceInspection, folder: Folder): void => {
  const { definition, resource, model, lookup, complain } = subject;
  const reactions = Object.entries(definition.reactions ?? {});
  if (reactions.length === 0) return;
  if (!lookup.definitions.console.features.includes("reactions"))
    complain(
      "P212",
      ["reactions"],
      "`reactions` belongs to the feature reactions, which console.yaml does not list",
      "Add `reactions` to `features` of console.yaml, or remove it.",
      "key",
    );
  if (model.host?.dialect || !isStored(resource))
    complain(
      "P273",
      ["reactions"],
      model.host?.dialect
        ? "the records are on another platform, which host.yaml describes"
        : `${resource.name} has no records of its own`,
      "Remove it.",
      "key",
    );
  for (const [name, { when, mail, webhook, job }] of reactions) {
    const path = ["reactions", name];
    if (mail === undefined && webhook === undefined && job === undefined)
      complain("P273", path, `\`${name}\` does nothing`, "Give it `mail`, `webhook` or `job`.", "key");
    checkWhen(subject, when, [...path, "when"]);
    for (const [index, field] of (webhook ?? []).entries()) checkSent(subject, field, [...path, "webhook", index]);
    for (const part of ["title", "text"] as const)
      for (const [language, text = ""] of Object.entries(mail?.[part] ?? {}))
        for (const [, field = ""] of text.matchAll(PLACE)) checkSent(subject, field, [...path, "mail", part, language]);
    if (job === undefined) continue;
    const known = jobsIn(folder);
    if (!known.includes(job))
      complain("P274", [...path, "job"], `no code defines the job \`${job}\``, suggest(job, known));
  }
};
