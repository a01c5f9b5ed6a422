import type { CallDefinition } from "../definition/Definition";
import { suggest } from "../definition/nearest";
import type { Path } from "../definition/Problem";
import { expectResource, type Inspection } from "./Inspection";
import { namesInBraces } from "./namesIn";

/** Checks `opens`: a message says that others decide, and the page of the record lists the request. */
const checkOpens = (inspection: Inspection, { name, opens, done }: CallDefinition, path: Path): void => {
  const { definition, complain } = inspection;
  if (opens === undefined || expectResource(inspection, opens, [...path, "opens"]) === undefined) return;
  if (done === undefined)
    complain(
      "P191",
      path,
      `\`${name}\` opens a record of \`${opens}\`, and does not say what has come of it`,
      'Add `done: { en: …, zh-CN: … }`, such as "Refund of {price} requested. Somebody else decides on it."',
      "key",
    );
  else if (definition.views?.show?.related?.some(({ resource }) => resource === opens) !== true)
    complain(
      "P191",
      [...path, "opens"],
      `nobody finds what \`${name}\` opens: the page of the record does not list \`${opens}\``,
      "Name it under `related` of `show`.",
    );
};

/** Checks the question before an action and the message after it. */
export const checkDone = (inspection: Inspection, call: CallDefinition, path: Path): void => {
  const { definition, complain } = inspection;
  checkOpens(inspection, call, path);
  const known = [...call.own.keys(), ...definition.fields.keys()];
  for (const key of ["question", "done"] as const)
    for (const [language, text] of Object.entries(call[key] ?? {}))
      for (const field of namesInBraces(text ?? ""))
        if (!known.includes(field))
          complain(
            "P122",
            [...path, key, language],
            `\`${field}\` is no field of ${definition.name}`,
            suggest(field, known),
          );
};
