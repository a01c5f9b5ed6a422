// Checks `personal` and `person`: the value can be masked, the person can be found, and the rights to see it exist.
import { type Report, complainAbout, type Path } from "../definition/Problem";
import type { Definition, FieldDefinition } from "../definition/Definition";
import { formatPath } from "../definition/explainIssue";
import { CONSOLE_FILE } from "../layout";
import { isTextField } from "./checkEncryptedFields";
import { expectField, expectMenu, type Inspection } from "./Inspection";
import type { Lookup } from "./Lookup";
import type { PersonModel } from "./ScopeModel";

const isPersonal = ({ personal }: FieldDefinition): boolean => personal !== undefined && personal !== false;

const TAKE_AWAY = "Take `personal` away, or say it of another field.";

/** The person whom the personal fields of a definition are about. */
export const resolvePerson = ({ person, fields }: Definition, lookup: Lookup): PersonModel | null => {
  if (person === undefined) return null;
  if (person === true) return { is: "itself" };
  const field = fields.get(person);
  const to = field === undefined ? undefined : lookup.named(field, "resource")[0]?.[1];
  return to === undefined ? null : { is: "through", field: person, to };
};

const checkPerson = (inspection: Inspection): void => {
  const { definition, lookup, complain } = inspection;
  const { person, fields } = definition;
  if (typeof person !== "string") return;
  expectField(inspection, person, ["person"]);
  const field = fields.get(person);
  if (!field?.sound) return;
  const to = lookup.resource(lookup.named(field, "resource")[0]?.[1] ?? "");
  if (to === undefined || (to.sound && to.person === undefined))
    complain(
      "P176",
      ["person"],
      `\`${person}\` leads to nobody`,
      "Name a reference to a resource with `person: true`, or with a `person` that leads on to one.",
    );
};

export const checkPersonal = (inspection: Inspection): void => {
  const { definition, lookup, complain } = inspection;
  const { fields, views } = definition;
  checkPerson(inspection);
  const key = lookup.keyOf(definition);
  const sort = views?.list?.sort?.replace(/^-/, "");
  for (const [name, field] of fields) {
    const path: Path = ["fields", name];
    for (const [inner, nested] of field.of)
      if (isPersonal(nested))
        complain(
          "P176",
          [...path, "of", inner, "personal"],
          `${formatPath([...path, "of", inner])} is no field of the record itself`,
          TAKE_AWAY,
        );
    if (!field.sound || !isPersonal(field)) continue;
    const at: Path = [...path, "personal"];
    if (!isTextField(field, lookup)) complain("P176", at, `\`${name}\` is no text that can be masked`, TAKE_AWAY);
    else if (name === key)
      complain("P176", at, `\`${name}\` is the key, by which records are found and referred to`, TAKE_AWAY);
    if (field.personal === true && sort === name)
      complain(
        "P176",
        ["views", "list", "sort"],
        `\`${name}\` is masked for most people, who would learn of it by its place in the list`,
        "Sort by another field.",
      );
  }
};

/** Checks the rights to personal data, in console.yaml. */
export const checkPersonalRights = (lookup: Lookup, report: Report): void => {
  const complain = complainAbout(CONSOLE_FILE, report);
  const { rows: _, ...rights } = lookup.definitions.console.identity.personal ?? {};
  for (const [right, menu] of Object.entries(rights))
    if (menu !== undefined) expectMenu({ lookup, complain }, menu, ["personal", right]);
};
