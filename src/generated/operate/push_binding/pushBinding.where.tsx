// Generated from resources/operate/push_binding.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { pushPlatformReference } from "../../applist/push_platform/pushPlatform.reference";
import { pushTemplateReference } from "../../applist/push_template/pushTemplate.reference";
import { linkType, messageTemplateType } from "../../enums";

export const pushBindingWhere = [
  { source: "link_id", as: "text" },
  {
    source: "link_type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4, 5],
    offers: <EnumFilter source="link_type" of={linkType} />,
  },
  {
    source: "type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 16],
    offers: <EnumFilter source="type" of={messageTemplateType} />,
  },
  {
    source: "platform_id",
    as: "key",
    numeric: true,
    offers: <ReferenceFilter source="platform_id" of={pushPlatformReference} />,
  },
  {
    source: "template_id",
    as: "key",
    numeric: true,
    offers: <ReferenceFilter source="template_id" of={pushTemplateReference} />,
  },
  { source: "gmt_create", as: "moment" },
  { source: "id", as: "whole" },
] satisfies WhereFields;
