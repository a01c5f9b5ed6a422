// Generated from resources/property/room.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { roomState } from "../../enums";
import { deviceReference } from "../../product/device/device.reference";
import { floorReference } from "../floor/floor.reference";

export const roomWhere = [
  { source: "name", as: "text" },
  { source: "floor_id", as: "key", numeric: true, offers: <ReferenceFilter source="floor_id" of={floorReference} /> },
  { source: "area", as: "number" },
  {
    source: "state",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4],
    offers: <EnumFilter source="state" of={roomState} />,
  },
  { source: "uid", as: "key", offers: <ReferenceFilter source="uid" of={deviceReference} /> },
  { source: "gmt_create", as: "moment" },
  { source: "id", as: "whole" },
  { source: "remark", as: "text" },
] satisfies WhereFields;
