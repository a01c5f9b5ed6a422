// Generated from resources/operate/feedback.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { appReference } from "../../applist/app/app.reference";
import { appUserReference } from "../../applist/app_user/appUser.reference";
import { feedbackState, feedbackType } from "../../enums";
import { deviceReference } from "../../product/device/device.reference";
import { accountReference } from "../account/account.reference";

export const feedbackWhere = [
  { source: "title", as: "text" },
  {
    source: "type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4, 5],
    offers: <EnumFilter source="type" of={feedbackType} />,
  },
  {
    source: "state",
    as: "choice",
    numeric: true,
    values: [1, 2, 3],
    offers: <EnumFilter source="state" of={feedbackState} />,
  },
  {
    source: "account_id",
    as: "key",
    numeric: true,
    offers: <ReferenceFilter source="account_id" of={accountReference} />,
  },
  { source: "user_id", as: "key", offers: <ReferenceFilter source="user_id" of={appUserReference} /> },
  { source: "app_id", as: "key", numeric: true, offers: <ReferenceFilter source="app_id" of={appReference} /> },
  { source: "contact", as: "text" },
  { source: "gmt_create", as: "moment" },
  { source: "gmt_update", as: "moment" },
  { source: "id", as: "whole" },
  { source: "uid", as: "key", offers: <ReferenceFilter source="uid" of={deviceReference} /> },
  { source: "remark", as: "text" },
] satisfies WhereFields;
