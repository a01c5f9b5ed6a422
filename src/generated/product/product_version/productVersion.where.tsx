// Generated from resources/product/product_version.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { linkType, publishState, versionLevel, versionType } from "../../enums";
import { productReference } from "../product/product.reference";

export const productVersionWhere = [
  { source: "pk", as: "key", offers: <ReferenceFilter source="pk" of={productReference} /> },
  { source: "ver", as: "text" },
  { source: "ver_num", as: "whole" },
  {
    source: "type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3],
    offers: <EnumFilter source="type" of={versionType} />,
  },
  {
    source: "level",
    as: "choice",
    numeric: true,
    values: [1, 2, 3],
    offers: <EnumFilter source="level" of={versionLevel} />,
  },
  {
    source: "state",
    as: "choice",
    numeric: true,
    values: [1, 2],
    offers: <EnumFilter source="state" of={publishState} />,
  },
  { source: "count", as: "whole" },
  { source: "gmt_create", as: "moment" },
  { source: "id", as: "whole" },
  { source: "min_ver_num", as: "whole" },
  { source: "max_ver_num", as: "whole" },
  { source: "oem", as: "text" },
  { source: "batch_id", as: "text" },
  { source: "tag", as: "text" },
  {
    source: "link_type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4, 5],
    offers: <EnumFilter source="link_type" of={linkType} />,
  },
  { source: "link_id", as: "text" },
  { source: "limit", as: "whole" },
] satisfies WhereFields;
