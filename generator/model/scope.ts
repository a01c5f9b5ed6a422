// Who owns the rows of a resource: the path from a row to its owner, step by step.
import type { Definition } from "../definition/Definition";
import { CALL_VERBS } from "../definition/readCalls";
import type { Lookup } from "./Lookup";
import type { OwnedModel, OwnerStep, ScopeModel } from "./Model";

/** The resource of owners; null if rows have no owners. */
export const ownerOf = ({ definitions }: Lookup): string | null => definitions.console.identity.owner?.resource ?? null;

/** Whether the resource has rows. A resource with only actions has none. */
export const hasRows = ({ calls }: Definition): boolean => [...calls.keys()].some((call) => CALL_VERBS.has(call));

type Any = Extract<NonNullable<Definition["scope"]>, { readonly any: unknown }>["any"];

/** The fields of all owners, if a row has several. */
export const ownerFieldsOf = (any: Any): readonly string[] => (Array.isArray(any) ? any : Object.keys(any));

/** The field in a scope, or the first of them; null if the scope has none. */
export const ownerFieldOf = ({ scope }: Pick<Definition, "scope">): string | null => {
  if (scope === undefined) return null;
  if (typeof scope === "string") return scope;
  if ("through" in scope) return scope.through;
  if ("any" in scope) return ownerFieldsOf(scope.any)[0] ?? null;
  return "own" in scope ? scope.own : null;
};

export const uniqueFieldNames = (written: NonNullable<Definition["unique"]>[number]): readonly string[] => {
  if (typeof written === "string") return [written];
  return "all" in written ? written.all : written;
};

/** The resource that a single reference points to; null for other fields. */
export const targetOf = (definition: Definition, name: string, lookup: Lookup): string | null => {
  const field = definition.fields.get(name);
  if (field === undefined || lookup.facts(field)?.holds(lookup.linked(field)) === "other") return null;
  return lookup.named(field, "resource")[0]?.[1] ?? null;
};

export type OwnerPath =
  | { readonly steps: readonly OwnerStep[]; readonly fault: null }
  /** `fault`: why no path leads to the owner: a cycle, a resource without an owner, or a field that refers elsewhere. */
  | { readonly steps: null; readonly fault: Fault };
export type Fault =
  | { readonly is: "circle"; readonly names: readonly string[] }
  | { readonly is: "end"; readonly name: string }
  | { readonly is: "field"; readonly name: string; readonly field: string }
  /** `name` has several owners, so it is unclear to which of them other rows belong through it. */
  | { readonly is: "several"; readonly name: string }
  /** A definition on the path has a mistake, which is reported there. */
  | { readonly is: "unknown" };

const none = (fault: Fault): OwnerPath => ({ steps: null, fault });

/** Follows the fields in scopes from one resource to the next, up to the owner. */
export const followScope = (definition: Definition, lookup: Lookup, before: readonly string[] = []): OwnerPath => {
  const owner = ownerOf(lookup);
  const { name, scope } = definition;
  const field = ownerFieldOf(definition);
  if (owner === null || lookup.resource(owner) === undefined || !definition.sound) return none({ is: "unknown" });
  if (before.includes(name)) return none({ is: "circle", names: [...before, name] });
  if (scope === undefined || field === null) {
    const isReportedThere = scope === undefined && before.length > 0 && hasRows(definition);
    return none(isReportedThere ? { is: "unknown" } : { is: "end", name });
  }
  if (name === owner && field === lookup.keyOf(definition)) return { steps: [{ field, to: owner }], fault: null };
  const to = targetOf(definition, field, lookup);
  if (to === null) return none(definition.fields.has(field) ? { is: "field", name, field } : { is: "unknown" });
  if (to === owner) return { steps: [{ field, to }], fault: null };
  if (typeof scope === "string" || !("through" in scope)) return none({ is: "field", name, field });
  const next = lookup.resource(to);
  if (next === undefined) return none({ is: "unknown" });
  if (typeof next.scope === "object" && "any" in next.scope) return none({ is: "several", name: next.name });
  const rest = followScope(next, lookup, [...before, name]);
  return rest.steps === null ? rest : { steps: [{ field, to }, ...rest.steps], fault: null };
};

const READING = new Set<string>(["list", "get"]);

/** The calls that `any` can limit to single owners. Every owner of a row may read it. */
export const ownedCalls = ({ calls }: Pick<Definition, "calls">): readonly string[] =>
  [...calls.keys()].filter((call) => !READING.has(call));

const callsByOwner = (definition: Definition, owners: Any): NonNullable<OwnedModel["any"]> =>
  Array.isArray(owners) ? Object.fromEntries(owners.map((field) => [field, ownedCalls(definition)])) : owners;

export const resolveScope = (definition: Definition, lookup: Lookup): ScopeModel | null => {
  const { scope } = definition;
  if (scope === undefined || ownerOf(lookup) === null) return null;
  if (typeof scope === "object" && "shared" in scope) return { is: "shared", reason: scope.shared, write: scope.write };
  const [first, ...rest] = followScope(definition, lookup).steps ?? [];
  if (first === undefined) return null;
  return {
    is: "owned",
    steps: [first, ...rest],
    common: typeof scope === "object" && "common" in scope ? scope.common : null,
    any: typeof scope === "object" && "any" in scope ? callsByOwner(definition, scope.any) : null,
  };
};
