// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { SectionWhere } from "pilothouse/wire";
import { noteWhere } from "./note/note.where";

export const labSectionWhere = {
  note: noteWhere,
} satisfies SectionWhere;
