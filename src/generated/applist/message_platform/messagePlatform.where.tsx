// Generated from resources/applist/message_platform.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { clientType, openType } from "../../enums";
import { appReference } from "../app/app.reference";

export const messagePlatformWhere = [
  { source: "app_id", as: "key", numeric: true, offers: <ReferenceFilter source="app_id" of={appReference} /> },
  {
    source: "client_type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4],
    offers: <EnumFilter source="client_type" of={clientType} />,
  },
  { source: "access_id", as: "text" },
  {
    source: "open_type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3],
    offers: <EnumFilter source="open_type" of={openType} />,
  },
  { source: "open_param", as: "text" },
  { source: "gmt_create", as: "moment" },
  { source: "id", as: "whole" },
  { source: "secret_file", as: "presence" },
  { source: "xm_ch_id", as: "text" },
  { source: "oppo_ch_id", as: "text" },
] satisfies WhereFields;
