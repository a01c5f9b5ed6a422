// Checks what is said to be about a person: it must be possible to mask it, and the rights to see it must exist.
import { type Complain, complainAbout, type Path } from "../definition/Problem";
import type { FieldDefinition } from "../definition/Definition";
import { formatPath } from "../definition/explainIssue";
import { CONSOLE } from "../layout";
import { isText } from "./checkEncrypted";
import { demandMenu, type Inspection } from "./Inspection";
import type { Links } from "./Links";

const isPersonal = ({ personal }: FieldDefinition): boolean => personal !== undefined && personal !== false;

const TAKE_AWAY = "Take `personal` away, or say it of another field.";

export const checkPersonal = ({ definition, links, complain }: Inspection): void => {
  const { fields, views } = definition;
  const key = links.keyOf(definition);
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
    if (!isText(field, links)) complain("P176", at, `\`${name}\` is no text that can be masked`, TAKE_AWAY);
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

/** The rights to personal data, in console.yaml. */
export const checkPersonalRights = (links: Links, report: Complain): void => {
  const complain = complainAbout(CONSOLE, report);
  for (const [right, menu] of Object.entries(links.definitions.console.identity.personal ?? {}))
    if (menu !== undefined) demandMenu({ links, complain }, menu, ["personal", right]);
};
