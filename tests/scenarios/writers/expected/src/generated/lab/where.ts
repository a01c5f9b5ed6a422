// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { SectionWhere } from "pilothouse/wire";
import { channelWhere } from "./channel/channel.where";

export const labSectionWhere = {
  channel: channelWhere,
} satisfies SectionWhere;
