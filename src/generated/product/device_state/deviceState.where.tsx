// Generated from resources/product/device_state.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { networkType, onlineState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { zoneReference } from "../../operate/zone/zone.reference";
import { deviceReference } from "../device/device.reference";
import { productReference } from "../product/product.reference";

export const deviceStateWhere = [
  { source: "uid", as: "key", offers: <ReferenceFilter source="uid" of={deviceReference} /> },
  {
    source: "online",
    as: "choice",
    numeric: true,
    values: [0, 1],
    offers: <EnumFilter source="online" of={onlineState} />,
  },
  {
    source: "network_type",
    as: "choice",
    numeric: true,
    values: [0, 1, 2, 3, 4, 5],
    offers: <EnumFilter source="network_type" of={networkType} />,
  },
  { source: "pk", as: "key", offers: <ReferenceFilter source="pk" of={productReference} /> },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  { source: "ip", as: "text" },
  { source: "zone", as: "key", offers: <ReferenceFilter source="zone" of={zoneReference} /> },
  { source: "signal", as: "whole" },
  { source: "gmt_online", as: "moment" },
  { source: "srv", as: "text" },
  { source: "gmt_offline", as: "moment" },
] satisfies WhereFields;
