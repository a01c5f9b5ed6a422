import type { Import } from "./Code";
import { GeneratorBug } from "./GeneratorBug";
import { specifier } from "./specifier";

/** One import declaration: of a namespace, of types only, or of values and types. */
export interface ImportLine {
  readonly from: string;
  readonly namespace: string | null;
  readonly type: boolean;
  readonly names: readonly { readonly name: string; readonly type: boolean }[];
}

const compare = (left: string, right: string): number => (left < right ? -1 : Number(left > right));

/** Sorts packages first, then from far to near. */
const distance = (from: string): number => (from.startsWith(".") ? -from.split("../").length : -100);

/** Two imports of one name in a file are a bug: such definitions should have been refused. */
const refuseClashes = (path: string, used: readonly Import[], own: readonly string[]): void => {
  const homes = new Map(own.map((name) => [name, path]));
  for (const { name, from } of used) {
    const home = homes.get(name);
    if (home !== undefined && home !== from)
      throw new GeneratorBug(`${path}: ${name} is from ${home} and from ${from}`);
    homes.set(name, from);
  }
};

const mergeNames = (used: readonly Import[]): ImportLine["names"] => {
  const names = new Map<string, boolean>();
  for (const { name, form } of used) names.set(name, form === "type" && names.get(name) !== false);
  return [...names].map(([name, type]) => ({ name, type })).sort((a, b) => compare(a.name, b.name));
};

const linesOf = (from: string, used: readonly Import[]): readonly ImportLine[] => {
  const whole = used.find(({ form }) => form === "namespace");
  const names = mergeNames(used.filter(({ form }) => form !== "namespace"));
  return [
    ...(whole === undefined ? [] : [{ from, namespace: whole.name, type: false, names: [] }]),
    ...(names.length === 0 ? [] : [{ from, namespace: null, type: names.every(({ type }) => type), names }]),
  ];
};

/** The imports of the file at `path`, which declares `own`. Each name is imported once, as a type if only its type is used. */
export const importLines = (path: string, used: readonly Import[], own: readonly string[]): readonly ImportLine[] => {
  refuseClashes(path, used, own);
  return [...new Set(used.map(({ from }) => from))]
    .flatMap((from) =>
      linesOf(
        specifier(path, from),
        used.filter((one) => one.from === from),
      ),
    )
    .sort((a, b) => distance(a.from) - distance(b.from) || compare(a.from, b.from));
};
