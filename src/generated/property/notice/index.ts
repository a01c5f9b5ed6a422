// Generated from resources/property/notice.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";
import { ArticleState } from "../../../../shared/generated/enums";

export const notice = {
  name: "notice",
  section: "property",
  path: "/property/notice",
  key: "id",
  title: "title",
  access: {
    list: "property.notice",
    get: "property.notice",
    add: "property.notice",
    set: "property.notice",
    del: "property.notice",
    export: "property.notice",
  },
  extensions: ["list", "add", "set", "del"],
  off: { field: "state", of: "article_state", from: ArticleState.published, to: ArticleState.unpublished },
  own: ["state"],
  through: "community_id",
  words: wordsIn(() => import("./notice.words")),
  calls: () => import("./notice.calls").then((m) => m.noticeCalls),
  schema: () => import("./notice.schema").then((m) => ({ row: m.noticeRow })),
  views: {
    list: () => import("./NoticeList").then((m) => ({ default: m.NoticeList })),
    show: () => import("./NoticeShow").then((m) => ({ default: m.NoticeShow })),
    create: () => import("./NoticeCreate").then((m) => ({ default: m.NoticeCreate })),
    edit: () => import("./NoticeEdit").then((m) => ({ default: m.NoticeEdit })),
  },
} satisfies ResourceProps;
