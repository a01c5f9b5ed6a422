// Generated from resources/operate/device_file.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { dataFileType } from "../../enums";
import { companyReference } from "../company/company.reference";

export const deviceFileWhere = [
  { source: "name", as: "text" },
  {
    source: "type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3],
    offers: <EnumFilter source="type" of={dataFileType} />,
  },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  { source: "url", as: "presence" },
  { source: "size", as: "whole" },
  { source: "gmt_create", as: "moment" },
  { source: "id", as: "whole" },
] satisfies WhereFields;
