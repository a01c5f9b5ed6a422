// Generated from resources/property/notice.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { ArticleState, NoticeType } from "../../../shared/generated/enums";

export const notice = defineResource({
  table: "notice",
  key: "id",
  fields: {
    id: "integer",
    title: "text",
    community_id: "integer",
    type: NoticeType,
    content: "text",
    state: ArticleState,
    gmt_create: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields", del: "fields" },
});
