import { formatPath } from "../../generator/definition/explainIssue";
import type { Path } from "../../generator/definition/Problem";
import type { Inspection } from "../../generator/model/Inspection";
import { titleOf, titlesOf } from "../../generator/model/resolveTitle";

/** Checks fields that only some platforms have: all other parts of the definition must work without them. */
export const checkFurtherFields = ({ definition, lookup, complain }: Inspection): void => {
  const { fields, tree } = definition;
  const key = lookup.keyOf(definition);
  const titles = [titleOf(definition, lookup, key ?? ""), ...Object.values(titlesOf(definition))];
  const needed = [key, tree?.parent, ...titles];
  for (const [name, { further, of, when }] of fields) {
    const path: Path = ["fields", name];
    if (further === true && needed.includes(name))
      complain(
        "P105",
        [...path, "further"],
        `\`${name}\` tells the records apart, so no platform can do without it`,
        "Take `further` away: it is for fields that are only missing from the screens of some platforms.",
        "key",
      );
    for (const [inner, nested] of of)
      if (nested.further !== undefined)
        complain(
          "P105",
          [...path, "of", inner, "further"],
          `${formatPath([...path, "of", inner])} is no field of the record itself`,
          "Take `further` away: it is for the fields of the record, not for those within one.",
          "key",
        );
    for (const other of Object.keys(when ?? {}))
      if (further !== true && fields.get(other)?.further === true)
        complain(
          "P105",
          [...path, "when", other],
          `\`${name}\` depends on \`${other}\`, which only some platforms have`,
          `Mark \`${name}\` as \`further: true\`, too, or take \`further\` from \`${other}\`.`,
          "key",
        );
  }
};
