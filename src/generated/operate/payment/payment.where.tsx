// Generated from resources/operate/payment.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { envType, payType } from "../../enums";
import { companyReference } from "../company/company.reference";

export const paymentWhere = [
  {
    source: "platform_type",
    as: "choice",
    numeric: true,
    values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    offers: <EnumFilter source="platform_type" of={payType} />,
  },
  {
    source: "env_type",
    as: "choice",
    numeric: true,
    values: [1, 2],
    offers: <EnumFilter source="env_type" of={envType} />,
  },
  { source: "platform_app_id", as: "text" },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  { source: "platform_notify_url", as: "text" },
  { source: "remark", as: "text" },
  { source: "gmt_create", as: "moment" },
  { source: "id", as: "whole" },
  { source: "platform_public_key", as: "text" },
  { source: "platform_gateway_url", as: "text" },
  { source: "platform_return_url", as: "text" },
] satisfies WhereFields;
