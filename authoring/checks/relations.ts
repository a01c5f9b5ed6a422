// Finds related lists, trees and unique sets that name the wrong fields.
import type { Definition } from "../../generator/definition/Definition";
import { kindOf } from "../../generator/kinds/registry";
import { checkDuplicates, type ResourceInspection } from "./Subject";

const targetOf = ({ lookup }: ResourceInspection, definition: Definition | undefined, name: string): string | null => {
  const field = definition?.fields.get(name);
  if (field === undefined) return null;
  return lookup.named(field, "resource")[0]?.[1] ?? null;
};

const checkRelated = (subject: ResourceInspection): void => {
  const { definition, lookup, complain } = subject;
  const key = lookup.keyOf(definition);
  const related = definition.views?.show?.related ?? [];
  related.forEach(({ resource, target, source }, index) => {
    const path = ["views", "show", "related", index];
    const other = lookup.resource(resource);
    if (related.findIndex((one) => one.resource === resource && one.target === target) < index)
      complain(
        "P231",
        [...path, "resource"],
        `\`${resource}\` is related twice by \`${target}\``,
        "Remove one of the two.",
      );
    const to = targetOf(subject, other, target);
    const leads = [...(other?.fields ?? [])].filter(([, field]) =>
      lookup.named(field, "resource").some(([, one]) => one === definition.name),
    );
    if (to === null && source === key && leads.length > 0 && other?.fields.get(target)?.options.leads === undefined)
      complain(
        "P239",
        [...path, "target"],
        `\`${target}\` of ${resource} does not refer to a ${definition.name}`,
        `Name the reference: ${leads.map(([name]) => `\`${name}\``).join(", ")}.`,
      );
    else if (to === definition.name && source !== key)
      complain(
        "P239",
        [...path, "source"],
        `\`${target}\` of ${resource} holds the key of a ${definition.name}, and \`${source}\` is not the key`,
        `Write \`source: ${key}\`.`,
      );
  });
};

const checkTree = (subject: ResourceInspection): void => {
  const { definition, resource, complain } = subject;
  const { tree } = definition;
  if (tree === undefined) return;
  const parent = resource.fields.find(({ name }) => name === tree.parent);
  const order = resource.fields.find(({ name }) => name === tree.order);
  if (parent !== undefined && targetOf(subject, definition, tree.parent) === null)
    complain(
      "P240",
      ["tree", "parent"],
      `\`${tree.parent}\` is of kind ${parent.kind}, which holds no key of a parent`,
      `Name a field with \`kind: reference, to: ${definition.name}\`.`,
    );
  if (order !== undefined && kindOf(order).holds(order.options) !== "number")
    complain(
      "P240",
      ["tree", "order"],
      `\`${order.name}\` is of kind ${order.kind}, which has no order of its own`,
      "Name a whole number, such as `position: { kind: integer, … }`.",
    );
};

const checkUnique = (subject: ResourceInspection): void => {
  const { definition, complain } = subject;
  const sets = definition.unique ?? [];
  const bare = sets.filter((one) => typeof one === "string");
  if (bare.length > 1)
    complain(
      "P252",
      ["unique"],
      "two fields without brackets of their own could be one set, or two",
      `Write \`[[${bare.join(", ")}]]\` if the values are unique together, or \`[${bare.map((one) => `[${one}]`).join(", ")}]\` if each is.`,
    );
  sets.forEach((one, index) => {
    if (Array.isArray(one)) checkDuplicates(subject, one, ["unique", index]);
    else if (typeof one === "object") checkDuplicates(subject, one.all, ["unique", index, "all"]);
  });
};

export const checkRelations = (subject: ResourceInspection): void => {
  checkRelated(subject);
  checkTree(subject);
  checkUnique(subject);
};
