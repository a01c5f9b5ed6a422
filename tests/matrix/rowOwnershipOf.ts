// Computes the owner of a row from the definitions alone. This file reads the YAML itself and follows references row by
// row in plain code, so that it does not repeat a bug of the platform.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { isRecord } from "../contract/Client";
import type { JsonRecord } from "../contract/Client";

/** For rows with several owners: the fields that name the owners, and the calls that each owner may make. */
export type OwnersWithCalls = ReadonlyMap<string, readonly string[]>;

/**
 * `own`: the field with the owner, whether everybody can read rows without one, and the other owners. `through`: the field that refers to
 * an owned record. `shared`: a table of the platform itself, and whether only the top company can write to it.
 */
export type RowOwnership =
  | { readonly own: string; readonly hasCommon: boolean; readonly may: OwnersWithCalls | null }
  | { readonly through: string }
  | { readonly shared: true; readonly byTop: boolean };

const folder = join(process.cwd(), "resources");

const ownershipIn = (scope: unknown, name: string): RowOwnership => {
  if (typeof scope === "string") return { own: scope, hasCommon: false, may: null };
  if (isRecord(scope) && typeof scope.through === "string") return { through: scope.through };
  if (isRecord(scope) && typeof scope.own === "string")
    return { own: scope.own, hasCommon: "common" in scope, may: null };
  if (isRecord(scope) && isRecord(scope.any)) {
    const may = new Map(Object.entries(scope.any).map(([field, calls]) => [field, [calls].flat().map(String)]));
    return { own: [...may.keys()][0] ?? "", hasCommon: false, may };
  }
  if (isRecord(scope) && "shared" in scope) return { shared: true, byTop: scope.write === "top" };
  // A resource without rows, such as signing in or statistics.
  if (scope === undefined) return { shared: true, byTop: false };
  throw new Error(`${name}: what does its scope mean? ${JSON.stringify(scope)}`);
};

const definitionsIn = (): readonly (readonly [string, JsonRecord])[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((section) => readdirSync(join(folder, section.name)).map((file) => join(folder, section.name, file)))
    .filter((file) => file.endsWith(".yaml"))
    .flatMap((file) => {
      const definition: unknown = parse(readFileSync(file, "utf8"));
      return isRecord(definition) ? [[String(definition.resource), definition] as const] : [];
    });

const byName: ReadonlyMap<string, RowOwnership> = new Map(
  definitionsIn().map(([name, definition]) => [name, ownershipIn(definition.scope, name)]),
);

/** @throws Error if the resource has no definition */
export const rowOwnershipOf = (name: string): RowOwnership => {
  const found = byName.get(name);
  if (!found) throw new Error(`no definition of ${name}`);
  return found;
};
