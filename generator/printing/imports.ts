import { posix } from "node:path";
import type { Import } from "./Code";
import { GeneratorBug } from "./GeneratorBug";

/** Matches paths of this checkout. Everything else is a package. */
const OWN = /^(?:src|platform|shared)\//;

/** The specifier for `to` in an import of the file at `from`. Both are paths from the root, or `to` is a package. */
export const specifier = (from: string, to: string): string => {
  if (!OWN.test(to)) return to;
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith(".") ? path : `./${path}`;
};

/** One import declaration for ts-morph: of a namespace, of types only, or of values and types. */
export interface ImportLine {
  readonly moduleSpecifier: string;
  readonly isTypeOnly: boolean;
  readonly namespaceImport?: string;
  readonly namedImports: readonly { readonly name: string; readonly isTypeOnly: boolean }[];
}

const compare = (left: string, right: string): number => (left < right ? -1 : Number(left > right));

const distance = (from: string): number => (from.startsWith(".") ? -from.split("../").length : -100);

/** Sorts packages before modules, and distant modules before near ones. */
const order = (left: string, right: string): number => distance(left) - distance(right) || compare(left, right);

/** Two imports of the same name are a bug, because such definitions are refused. */
const refuseClashes = (path: string, used: readonly Import[], own: readonly string[]): void => {
  const homes = new Map(own.map((name) => [name, path]));
  for (const { name, from } of used) {
    const home = homes.get(name);
    if (home !== undefined && home !== from)
      throw new GeneratorBug(`${path}: ${name} is from ${home} and from ${from}`);
    homes.set(name, from);
  }
};

const linesOf = (moduleSpecifier: string, used: readonly Import[]): readonly ImportLine[] => {
  const whole = used.find(({ form }) => form === "namespace");
  const names = new Map<string, boolean>();
  for (const { name, form } of used)
    if (form !== "namespace") names.set(name, form === "type" && names.get(name) !== false);
  const isTypeOnly = [...names.values()].every(Boolean);
  const namedImports = [...names]
    .map(([name, isType]) => ({ name, isTypeOnly: isType && !isTypeOnly }))
    .sort((a, b) => compare(a.name, b.name));
  return [
    ...(whole === undefined
      ? []
      : [{ moduleSpecifier, isTypeOnly: false, namespaceImport: whole.name, namedImports: [] }]),
    ...(names.size === 0 ? [] : [{ moduleSpecifier, isTypeOnly, namedImports }]),
  ];
};

/** The imports of the file at `path`, which declares `own`. Each name is imported once, as a type if possible. */
export const importLines = (path: string, used: readonly Import[], own: readonly string[]): readonly ImportLine[] => {
  refuseClashes(path, used, own);
  return [...new Set(used.map(({ from }) => from))]
    .flatMap((from) =>
      linesOf(
        specifier(path, from),
        used.filter((one) => one.from === from),
      ),
    )
    .sort((a, b) => order(a.moduleSpecifier, b.moduleSpecifier));
};
