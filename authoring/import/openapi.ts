// An import of an OpenAPI description, ready to be written.
import { type ApiImport, importOpenapi } from "./importOpenapi";
import type { ImportOptions } from "./Options";
import { readDescription } from "./readDescription";
import { reportOf, summaryOf } from "./report";
import type { ImportResult } from "./Taken";

export const importResultOf = (taken: ApiImport): ImportResult & { readonly server: string } => {
  const { title, files, text, resources, description } = taken;
  return {
    title,
    files,
    text,
    summary: summaryOf(taken),
    report: reportOf(taken),
    beside: new Map(),
    count: resources.length,
    server: description.server,
  };
};

/** @throws Refusal */
export const readOpenapiImport = async (
  place: string,
  options: ImportOptions,
): Promise<ReturnType<typeof importResultOf>> =>
  importResultOf(importOpenapi(await readDescription(place), place, options));
