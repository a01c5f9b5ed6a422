// An import of an OpenAPI description, ready to be written.
import { type Import, importOpenapi } from "./importOpenapi";
import type { Options } from "./Options";
import { readDescription } from "./readDescription";
import { reportOf, summaryOf } from "./report";
import type { Taken } from "./Taken";

export const takenOf = (taken: Import): Taken & { readonly server: string } => {
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
export const takeOpenapi = async (place: string, options: Options): Promise<ReturnType<typeof takenOf>> =>
  takenOf(importOpenapi(await readDescription(place), place, options));
