// Generated from resources/property/owner.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { gender, reviewState } from "../../enums";
import { roomReference } from "../room/room.reference";

export const ownerWhere = [
  { source: "name", as: "text" },
  { source: "room_id", as: "key", numeric: true, offers: <ReferenceFilter source="room_id" of={roomReference} /> },
  { source: "phone", as: "text" },
  {
    source: "gender",
    as: "choice",
    numeric: true,
    values: [1, 2, 3],
    offers: <EnumFilter source="gender" of={gender} />,
  },
  { source: "members", as: "whole" },
  {
    source: "review",
    as: "choice",
    numeric: true,
    values: [1, 2, 3],
    offers: <EnumFilter source="review" of={reviewState} />,
  },
  { source: "gmt_move_in", as: "moment" },
  { source: "gmt_create", as: "moment" },
  { source: "id", as: "whole" },
  { source: "phone_area", as: "text" },
  { source: "id_card", as: "text" },
  { source: "remark", as: "text" },
] satisfies WhereFields;
