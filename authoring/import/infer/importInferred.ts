// A console from rows: of files, or of the lists that a platform answers.
import { importOpenapi } from "../importOpenapi";
import type { LeftOutPart } from "../LeftOutPart";
import { labelFromName, toSnakeCase } from "../names";
import { importResultOf } from "../openapi";
import type { ImportOptions } from "../Options";
import { createOwnImport } from "../own/createOwnImport";
import { addRowFiles } from "../own/rows";
import { ImportRefusal } from "../Refusal";
import type { ImportResult } from "../Taken";
import type { RequestHeaders } from "./requestJson";
import { describeHost } from "./describe";
import { readTables } from "./readRows";
import { tablesOfFiles } from "./tables";

const isAddress = (place: string): boolean => /^https?:\/\//.test(place);

export type InferredImport = ImportResult & { readonly server: string | null };

const ofHost = async (
  places: readonly string[],
  options: ImportOptions,
  headers: RequestHeaders,
): Promise<InferredImport> => {
  const odd = places.find((place) => !URL.canParse(place));
  if (odd !== undefined) throw new ImportRefusal(`“${odd}” is no address.`);
  const description = await describeHost(places, headers);
  const taken = importOpenapi(`${JSON.stringify(description, null, 2)}\n`, places[0] ?? "", options);
  const readOnly = taken.resources.filter(({ calls }) => !["add", "set", "del"].some((name) => calls.has(name)));
  const leftOut = readOnly.map(({ name }) => ({
    where: name,
    reason: "The host does not say how its records are changed: it answers OPTIONS without `Allow`.",
    advice: "Add `add`, `set` and `del` to its `calls` if the host has them.",
  }));
  return importResultOf({ ...taken, leftOut: [...taken.leftOut, ...leftOut] });
};

const ofFiles = async (places: readonly string[], { title }: ImportOptions): Promise<InferredImport> => {
  const files = (await Promise.all(places.map(readTables))).flat();
  const leftOut: LeftOutPart[] = [];
  const tables = tablesOfFiles(files, leftOut);
  const source = { tables, leftOut, text: "", said: "" };
  const name = title || labelFromName(toSnakeCase(files[0]?.name ?? "")) || "Console";
  const taken = await addRowFiles(
    createOwnImport(source, name, true),
    async (table) => files.find((file) => file.name === table)?.rows ?? [],
  );
  return { ...taken, server: null };
};

/** @throws Refusal */
export const importInferred = async (
  places: readonly string[],
  options: ImportOptions,
  headers: RequestHeaders,
): Promise<InferredImport> => {
  const remote = places.filter(isAddress).length;
  if (remote > 0 && remote < places.length)
    throw new ImportRefusal("Files and addresses do not make one console. Name files alone, or addresses alone.");
  return remote > 0 ? ofHost(places, options, headers) : ofFiles(places, options);
};
