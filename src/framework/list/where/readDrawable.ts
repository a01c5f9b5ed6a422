import { type Compared, checkWhere } from "../../../../shared/schema/where/checkWhere";
import { readWhere } from "../../../../shared/schema/where/readWhere";
import type { Where } from "../../../../shared/schema/where/Where";

export type ComparedField = Compared & { readonly source: string; readonly spec?: object | null };

const NOTHING: Where = { match: "all", of: [] };

/** The conditions in a text. Null if the text is invalid, or if this list does not offer one of the conditions. */
export const readDrawable = (text: string, fields: readonly ComparedField[]): Where | null => {
  if (text === "") return NOTHING;
  try {
    const where = readWhere(text);
    return checkWhere(where, (name) => fields.find(({ source }) => source === name)) === null ? where : null;
  } catch {
    return null;
  }
};
