// Generated from resources/product/device.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { deviceState, deviceType, networkType, onlineState, pairState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { deviceImportReference } from "../../operate/device_import/deviceImport.reference";
import { zoneReference } from "../../operate/zone/zone.reference";
import { productReference } from "../product/product.reference";

export const deviceWhere = [
  { source: "uid", as: "text" },
  { source: "tag", as: "text" },
  { source: "pk", as: "key", offers: <ReferenceFilter source="pk" of={productReference} /> },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  {
    source: "online",
    as: "choice",
    numeric: true,
    values: [0, 1],
    offers: <EnumFilter source="online" of={onlineState} />,
  },
  { source: "ver", as: "text" },
  { source: "mac", as: "text" },
  {
    source: "network_type",
    as: "choice",
    numeric: true,
    values: [0, 1, 2, 3, 4, 5],
    offers: <EnumFilter source="network_type" of={networkType} />,
  },
  { source: "gmt_active", as: "moment" },
  {
    source: "device_type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4, 5],
    offers: <EnumFilter source="device_type" of={deviceType} />,
  },
  {
    source: "state",
    as: "choice",
    numeric: true,
    values: [1, 2, 3],
    offers: <EnumFilter source="state" of={deviceState} />,
  },
  {
    source: "pair_state",
    as: "choice",
    numeric: true,
    values: [0, 1],
    offers: <EnumFilter source="pair_state" of={pairState} />,
  },
  { source: "lic_code", as: "text" },
  { source: "iccid", as: "text" },
  { source: "ip", as: "text" },
  { source: "zone", as: "key", offers: <ReferenceFilter source="zone" of={zoneReference} /> },
  {
    source: "import_id",
    as: "key",
    numeric: true,
    offers: <ReferenceFilter source="import_id" of={deviceImportReference} />,
  },
  { source: "gmt_online", as: "moment" },
  { source: "gmt_create", as: "moment" },
] satisfies WhereFields;
