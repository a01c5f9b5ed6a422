// Generated from resources/applist/app_user.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { appUserState, clientType, language } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { zoneReference } from "../../operate/zone/zone.reference";
import { appReference } from "../app/app.reference";

export const appUserWhere = [
  { source: "user_id", as: "text" },
  { source: "user_name", as: "text" },
  { source: "user_phone", as: "text" },
  { source: "user_email", as: "text" },
  { source: "app_id", as: "key", numeric: true, offers: <ReferenceFilter source="app_id" of={appReference} /> },
  { source: "country", as: "text" },
  {
    source: "state",
    as: "choice",
    numeric: true,
    values: [1, 2, 3],
    offers: <EnumFilter source="state" of={appUserState} />,
  },
  { source: "devices", as: "whole" },
  { source: "gmt_create", as: "moment" },
  { source: "user_phone_area", as: "text" },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  {
    source: "client_type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4],
    offers: <EnumFilter source="client_type" of={clientType} />,
  },
  {
    source: "lang",
    as: "choice",
    values: ["en", "zh-CN", "zh-TW"],
    offers: <EnumFilter source="lang" of={language} />,
  },
  { source: "zone", as: "key", offers: <ReferenceFilter source="zone" of={zoneReference} /> },
  { source: "gmt_login", as: "moment" },
] satisfies WhereFields;
