// Checks that every definition with rows says who owns them, and that each row leads to its owner.
import type { Definition } from "../definition/Definition";
import { suggest } from "../definition/nearest";
import { expectField, type Inspection } from "./Inspection";
import type { Lookup } from "./Lookup";
import { type Fault, hasRows, ownedCalls, ownerFieldOf, ownerFieldsOf, ownerOf, targetOf, followScope } from "./scope";

/** Fields that refer to one row, required ones first. */
const pointing = (definition: Definition, lookup: Lookup) =>
  [...definition.fields]
    .toSorted(([, a], [, b]) => Number(b.required ?? false) - Number(a.required ?? false))
    .flatMap(([field]) => {
      const to = targetOf(definition, field, lookup);
      return to === null || to === definition.name ? [] : [{ field, to }];
    });

/** A suggestion for the scope, from the fields. */
const suggestion = (definition: Definition, owner: string, lookup: Lookup): string => {
  if (definition.name === owner)
    return `Write \`scope: ${lookup.keyOf(definition) ?? "id"}\`: each ${owner} is its own.`;
  const fields = pointing(definition, lookup);
  const own = fields.find(({ to }) => to === owner);
  if (own !== undefined)
    return `Write \`scope: ${own.field}\`: a row belongs to the ${owner} that \`${own.field}\` names.`;
  const through = fields.find(({ to }) => {
    const target = lookup.resource(to);
    return target !== undefined && followScope(target, lookup).steps !== null;
  });
  if (through !== undefined)
    return `Write \`scope: { through: ${through.field} }\`: a row belongs to whom its ${through.to} belongs to.`;
  return `Add a field that refers to ${owner} and name it, or write \`scope: { shared: "<why>", write: platform }\` for a table of the platform's own.`;
};

const explain = (fault: Exclude<Fault, { is: "unknown" }>, owner: string): readonly [message: string, fix: string] => {
  if (fault.is === "circle")
    return [
      `the way to the ${owner} runs in a circle: ${fault.names.join(" -> ")}`,
      `Let one of them name a field that refers to ${owner}.`,
    ];
  if (fault.is === "end")
    return [
      `${fault.name} belongs to no ${owner}: nothing is reached through it`,
      "Name a reference to something that has an owner.",
    ];
  if (fault.is === "several")
    return [
      `a row of ${fault.name} has more than one ${owner}: nobody knows which one owns a row behind it`,
      `Add a field that refers to ${owner}, and name it: \`scope: <field>\`.`,
    ];
  return [
    `\`${fault.field}\` of ${fault.name} does not hold the key of one ${owner}`,
    `Name a field of kind reference with \`to: ${owner}\`; through any other reference: \`scope: { through: ${fault.field} }\`.`,
  ];
};

/** Checks that the top owner is also the owner of the super admin's role. */
const checkTop = ({ lookup, complain }: Inspection, owner: string): void => {
  const { role } = lookup.definitions.console.identity;
  const roles = role?.resource === undefined ? undefined : lookup.resource(role.resource);
  if (roles && (!roles.sound || followScope(roles, lookup).steps?.length === 1)) return;
  complain(
    "P155",
    ["scope", "write"],
    `no role says which ${owner} is at the top`,
    `Name in console.yaml the roles that people have, \`identity: { role: … }\`, and say by their \`scope\` which ${owner} each is of; or write \`write: platform\`.`,
  );
};

/** Checks that a field of the row itself names each owner, and that the resource has the calls of `any`. */
const checkAny = (inspection: Inspection, owner: string): void => {
  const { definition, complain, lookup } = inspection;
  const { scope } = definition;
  if (typeof scope !== "object" || !("any" in scope)) return;
  const { any } = scope;
  const fields = ownerFieldsOf(any);
  if (new Set(fields).size < 2)
    complain(
      "P155",
      ["scope", "any"],
      "it names one owner, and is for rows with more than one",
      `Name another field that refers to ${owner}, or write \`scope: ${fields[0] ?? "<field>"}\`.`,
    );
  for (const [at, field] of fields.entries()) {
    const path = ["scope", "any", Array.isArray(any) ? at : field];
    const where = Array.isArray(any) ? "value" : "key";
    expectField(inspection, field, path, where === "key" ? where : undefined);
    const { fault } = followScope({ ...definition, scope: field }, lookup);
    if (fault !== null && fault.is !== "unknown") complain("P155", path, ...explain(fault, owner), where);
  }
  if (Array.isArray(any)) return;
  const calls = ownedCalls(definition);
  for (const [field, named] of Object.entries(any))
    for (const [at, call] of named.entries())
      if (!calls.includes(call))
        complain(
          "P195",
          ["scope", "any", field, at],
          definition.calls.has(call)
            ? `\`${call}\` only reads, which every owner of a row may`
            : `${definition.name} has no call \`${call}\``,
          calls.length === 0 ? "Leave the list empty." : suggest(call, calls),
        );
};

export const checkScope = (inspection: Inspection): void => {
  const { definition, lookup, complain } = inspection;
  const { console: said } = lookup.definitions;
  const { scope } = definition;
  if (!said.sound || !definition.sound) return;
  const owner = ownerOf(lookup);
  if (owner === null) {
    // A definition of owners that cannot be read is reported in its own file.
    if (scope !== undefined && said.identity.owner === undefined)
      complain(
        "P155",
        ["scope"],
        "console.yaml names no owner",
        "Say in console.yaml which resource rows belong to, `identity: { owner: { resource: … } }`, or leave `scope` out.",
      );
    return;
  }
  if (lookup.resource(owner) === undefined) return;
  if (scope === undefined) {
    const isBroken = [...definition.fields.values()].some(({ sound }) => !sound);
    if (isBroken || !hasRows(definition)) return;
    complain(
      "P154",
      ["resource"],
      `${definition.name} does not say whose its rows are`,
      suggestion(definition, owner, lookup),
    );
    return;
  }
  const field = ownerFieldOf(definition);
  if (field === null) {
    if (typeof scope === "object" && "write" in scope && scope.write === "top") checkTop(inspection, owner);
    return;
  }
  if (typeof scope === "object" && "any" in scope) {
    checkAny(inspection, owner);
    return;
  }
  const path = typeof scope === "string" ? ["scope"] : ["scope", "through" in scope ? "through" : "own"];
  expectField(inspection, field, path);
  const { fault } = followScope(definition, lookup);
  if (fault !== null && fault.is !== "unknown") complain("P155", path, ...explain(fault, owner));
};
