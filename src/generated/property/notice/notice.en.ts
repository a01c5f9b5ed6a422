// Generated from resources/property/notice.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "notice.name": "Community notice",
  "notice.plural": "Community notices",
  "notice.fields.id": "ID",
  "notice.fields.title": "Title",
  "notice.fields.community_id": "Community",
  "notice.fields.type": "Type",
  "notice.fields.content": "Content",
  "notice.fields.state": "State",
  "notice.fields.gmt_create": "Created",
  "acts.article_state.2": "Unpublish",
  "acts.article_state.1": "Publish",
  "enums.notice_type.1": "Announcement",
  "enums.notice_type.2": "Maintenance",
  "enums.notice_type.3": "Payment reminder",
  "enums.notice_type.4": "Event",
  "enums.article_state.1": "Published",
  "enums.article_state.2": "Not published",
} satisfies WordTable;
