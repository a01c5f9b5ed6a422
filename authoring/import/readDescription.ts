// Reads a description that may be divided into several files, and joins these files into one.
import { basename, dirname, extname, resolve } from "node:path";
import { isAddress, parseJsonOrYaml, readFileOrUrl } from "./Description";
import { objectIn, isJsonObject, type JsonObject } from "./facts";
import { ImportRefusal } from "./Refusal";

/** The member of the joined description that has the other files, by name. */
const FILES = "x-files";
const MOST_FILES = 1000;
/** Whether a text has a reference to another file. */
const OUTSIDE = /\$ref["']?\s*:\s*["']?[^\s"'#]/;

/** A reference as the path or address of its file, and the place in that file. */
const targetOf = (reference: string, from: string): readonly [file: string, pointer: string] => {
  const [file = "", pointer = ""] = reference.split("#");
  if (file === "") return [from, pointer];
  return [isAddress(from) ? new URL(file, from).href : resolve(dirname(from), decodeURIComponent(file)), pointer];
};

/** A copy of a value of a file in which `change` has replaced every reference. */
const withReferences = (value: unknown, change: (reference: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((one) => withReferences(one, change));
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).map(([name, held]) => [
    name,
    name === "$ref" && typeof held === "string" ? change(held) : withReferences(held, change),
  ]);
  return Object.fromEntries(entries);
};

/** Reads the files that a file refers to, and those that they refer to. A file that cannot be read is left out. */
const readFiles = async (start: string, text: string): Promise<ReadonlyMap<string, unknown>> => {
  const found = new Map([[start, parseJsonOrYaml(text, start)]]);
  const missing = new Set<string>();
  for (const [from, value] of found) {
    const wanted = new Set<string>();
    withReferences(value, (reference) => {
      wanted.add(targetOf(reference, from)[0]);
      return reference;
    });
    for (const file of wanted) {
      if (found.has(file) || missing.has(file)) continue;
      if (found.size === MOST_FILES)
        throw new ImportRefusal(
          `${start} refers to more than ${MOST_FILES} files. Join them into one, and import that.`,
        );
      const read = await readFileOrUrl(file).catch(() => null);
      if (read === null) missing.add(file);
      else found.set(file, parseJsonOrYaml(read, file));
    }
  }
  return found;
};

/** Names for the files, such as `pet` for schemas/pet.yaml. */
const namesOf = (files: Iterable<string>): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  for (const file of files) {
    const name = basename(file, extname(file)).replaceAll(/[^\w.-]/g, "_");
    const taken = [...names.values()].filter((one) => one === name || one.startsWith(`${name}_`)).length;
    names.set(file, taken === 0 ? name : `${name}_${taken + 1}`);
  }
  return names;
};

/** The text of a description. If it refers to other files, the text of one description that has them all. @throws Refusal */
export const readDescription = async (place: string): Promise<string> => {
  const text = await readFileOrUrl(place);
  if (!OUTSIDE.test(text)) return text;
  const start = isAddress(place) ? place : resolve(place);
  const files = await readFiles(start, text);
  const names = namesOf(files.keys());
  const joined = new Map(
    [...files].map(([from, value]) => [
      from,
      withReferences(value, (reference) => {
        const [file, pointer] = targetOf(reference, from);
        const name = names.get(file);
        return name === undefined ? reference : file === start ? `#${pointer}` : `#/${FILES}/${name}${pointer}`;
      }),
    ]),
  );
  const others: JsonObject = Object.fromEntries(
    [...joined].filter(([file]) => file !== start).map(([file, value]) => [names.get(file), value]),
  );
  return JSON.stringify({ ...objectIn(joined.get(start)), [FILES]: others }, null, 2);
};
