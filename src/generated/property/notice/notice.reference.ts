// Generated from resources/property/notice.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const noticeReference = {
  resource: "notice",
  path: "/property/notice",
  key: "id",
  title: "title",
  access: { list: "property.notice", get: "property.notice" },
  alike: true,
} satisfies Reference;
