import type { Definition } from "../definition/Definition";
import type { Path } from "../definition/Problem";
import { CALL_VERBS } from "../definition/readCalls";
import { expectField, expectFields, expectMenu, expectValues, type Inspection } from "./Inspection";
import { suggest } from "../definition/nearest";
import { checkScope } from "./checkScope";
import { ownerOf, uniqueFieldNames } from "./scope";

const checkKey = ({ definition, lookup, complain }: Inspection): void => {
  const keys = [...definition.fields].filter(([, field]) => lookup.facts(field)?.role === "key").map(([name]) => name);
  for (const name of keys.slice(1))
    complain(
      "P140",
      ["fields", name, "kind"],
      `two fields of the id kind: \`${keys[0]}\` and \`${name}\``,
      "A resource has one id; give the other another kind, such as integer or text.",
    );
  const needsKey = [...definition.calls.keys()].some((call) => CALL_VERBS.has(call));
  const isBroken = !definition.sound || [...definition.fields.values()].some(({ sound }) => !sound);
  if (definition.key !== undefined) expectField({ definition, lookup, complain }, definition.key, ["key"]);
  else if (keys.length === 0 && needsKey && !isBroken)
    complain(
      "P141",
      ["resource"],
      `${definition.name} has no key`,
      "Add a field of kind id, or name the field that is the key: `key: …`.",
    );
};

const checkUnique = (inspection: Inspection, written: NonNullable<Definition["unique"]>[number], path: Path): void => {
  const { definition, lookup, complain } = inspection;
  const isOfAll = typeof written === "object" && "all" in written;
  const names = uniqueFieldNames(written);
  if (typeof written === "string") expectField(inspection, written, path);
  else expectFields(inspection, names, isOfAll ? [...path, "all"] : path);
  // Each owner has only one row in the table of owners. So any value there is unique within an owner.
  if (!isOfAll && definition.name === ownerOf(lookup))
    complain(
      "P105",
      path,
      `${definition.name} is the owner: nothing stands twice within one`,
      `Write \`{ all: [${names.join(", ")}] }\` where everybody may learn that the value is taken.`,
    );
};

const checkTree = (inspection: Inspection): void => {
  const { definition, lookup, complain } = inspection;
  const { tree } = definition;
  if (tree === undefined) return;
  const path = ["tree", "parent"];
  expectField(inspection, tree.parent, path);
  if (tree.order !== undefined) expectField(inspection, tree.order, ["tree", "order"]);
  if (tree.parent === lookup.keyOf(definition)) {
    complain(
      "P142",
      path,
      `\`${tree.parent}\` is the key: every record would be its own parent`,
      "Name the field that holds the key of the record above.",
    );
    return;
  }
  const field = definition.fields.get(tree.parent);
  const [target] = field === undefined ? [] : lookup.named(field, "resource").map(([, name]) => name);
  if (target !== undefined && target !== definition.name && lookup.resource(target) !== undefined)
    complain(
      "P105",
      path,
      `\`${tree.parent}\` refers to ${target}, not to ${definition.name}`,
      `The parent of a record is of the same resource: \`to: ${definition.name}\`.`,
    );
};

const checkTransitions = (inspection: Inspection): void => {
  for (const [field, moves] of Object.entries(inspection.definition.transitions ?? {})) {
    const path = ["transitions", field];
    expectField(inspection, field, path, "key");
    for (const [from, to] of Object.entries(moves)) {
      expectValues(inspection, field, [[from, [...path, from], "key"]]);
      expectValues(
        inspection,
        field,
        to.map((value, index) => [value, [...path, from, index], "value"]),
      );
    }
  }
};

const checkAsks = (inspection: Inspection): void => {
  for (const [field, states] of Object.entries(inspection.definition.asks ?? {})) {
    expectField(inspection, field, ["asks", field], "key");
    for (const [state, names] of Object.entries(states)) {
      expectValues(inspection, field, [[state, ["asks", field, state], "key"]]);
      expectFields(inspection, names, ["asks", field, state]);
    }
  }
};

const checkAccess = (inspection: Inspection): void => {
  const { access, calls } = inspection.definition;
  if (typeof access === "string") expectMenu(inspection, access, ["access"]);
  if (access === undefined || typeof access === "string") return;
  const actions = new Set(["default", "list", "get", "add", "set", "del", "export", ...calls.keys()]);
  for (const [action, key] of Object.entries(access)) {
    if (!actions.has(action))
      inspection.complain("P103", ["access", action], `unknown action \`${action}\``, suggest(action, actions), "key");
    expectMenu(inspection, key, ["access", action]);
  }
};

/** Checks the key, title, owner, tree, unique fields, transitions and access. */
export const checkHeader = (inspection: Inspection): void => {
  const { title, unique } = inspection.definition;
  checkKey(inspection);
  if (typeof title === "string") expectField(inspection, title, ["title"]);
  else
    for (const [language, field] of Object.entries(title ?? {}))
      if (field !== undefined) expectField(inspection, field, ["title", language]);
  checkScope(inspection);
  for (const [index, written] of (unique ?? []).entries()) checkUnique(inspection, written, ["unique", index]);
  for (const [index, name] of (inspection.definition.extensions ?? []).entries())
    if (!inspection.definition.calls.has(name))
      inspection.complain(
        "P162",
        ["extensions", index],
        `unknown call \`${name}\``,
        suggest(name, inspection.definition.calls.keys()),
      );
  checkTree(inspection);
  checkTransitions(inspection);
  checkAsks(inspection);
  checkAccess(inspection);
};
