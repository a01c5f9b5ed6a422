// Generated from resources/lab/note.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { publishState } from "../../enums";

export const noteWhere = [
  { source: "title", as: "text" },
  {
    source: "tags",
    as: "choices",
    numeric: true,
    values: [1, 2],
    offers: <EnumFilter source="tags" of={publishState} />,
  },
  { source: "id", as: "text" },
] satisfies WhereFields;
