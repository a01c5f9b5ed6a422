// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { SectionWhere } from "pilothouse/wire";
import { buildingWhere } from "./building/building.where";
import { communityWhere } from "./community/community.where";
import { floorWhere } from "./floor/floor.where";
import { noticeWhere } from "./notice/notice.where";
import { ownerWhere } from "./owner/owner.where";
import { roomWhere } from "./room/room.where";

export const propertySectionWhere = {
  building: buildingWhere,
  community: communityWhere,
  floor: floorWhere,
  notice: noticeWhere,
  owner: ownerWhere,
  room: roomWhere,
} satisfies SectionWhere;
