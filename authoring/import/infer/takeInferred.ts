// A console from rows: of files, or of the lists that a platform answers.
import { importOpenapi } from "../importOpenapi";
import type { LeftOut } from "../LeftOut";
import { labelOf, snakeOf } from "../names";
import { takenOf } from "../openapi";
import type { Options } from "../Options";
import { ownImport } from "../own/ownImport";
import { rowFiles } from "../own/rows";
import { Refusal } from "../Refusal";
import type { Taken } from "../Taken";
import type { Headers } from "./ask";
import { describeHost } from "./describe";
import { readTables } from "./readRows";
import { tablesFrom } from "./tables";

const isAddress = (place: string): boolean => /^https?:\/\//.test(place);

export type Inferred = Taken & { readonly server: string | null };

const ofHost = async (places: readonly string[], options: Options, headers: Headers): Promise<Inferred> => {
  const odd = places.find((place) => !URL.canParse(place));
  if (odd !== undefined) throw new Refusal(`“${odd}” is no address.`);
  const description = await describeHost(places, headers);
  const taken = importOpenapi(`${JSON.stringify(description, null, 2)}\n`, places[0] ?? "", options);
  const readOnly = taken.resources.filter(({ calls }) => !["add", "set", "del"].some((name) => calls.has(name)));
  const leftOut = readOnly.map(({ name }) => ({
    where: name,
    reason: "The host does not say how its records are changed: it answers OPTIONS without `Allow`.",
    advice: "Add `add`, `set` and `del` to its `calls` if the host has them.",
  }));
  return takenOf({ ...taken, leftOut: [...taken.leftOut, ...leftOut] });
};

const ofFiles = async (places: readonly string[], { title }: Options): Promise<Inferred> => {
  const files = (await Promise.all(places.map(readTables))).flat();
  const leftOut: LeftOut[] = [];
  const tables = tablesFrom(files, leftOut);
  const source = { tables, leftOut, text: "", said: "" };
  const name = title || labelOf(snakeOf(files[0]?.name ?? "")) || "Console";
  const taken = await rowFiles(
    ownImport(source, name, true),
    async (table) => files.find((file) => file.name === table)?.rows ?? [],
  );
  return { ...taken, server: null };
};

/** @throws Refusal */
export const takeInferred = async (
  places: readonly string[],
  options: Options,
  headers: Headers,
): Promise<Inferred> => {
  const remote = places.filter(isAddress).length;
  if (remote > 0 && remote < places.length)
    throw new Refusal("Files and addresses do not make one console. Name files alone, or addresses alone.");
  return remote > 0 ? ofHost(places, options, headers) : ofFiles(places, options);
};
