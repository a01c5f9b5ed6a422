// Generated from resources/applist/app_url.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "app_url.name": "下载地址",
  "app_url.plural": "下载地址",
  "app_url.fields.id": "编号",
  "app_url.fields.app_id": "应用",
  "app_url.fields.name": "名称",
  "app_url.fields.state": "状态",
  "app_url.fields.details": "各语言地址",
  "app_url.fields.details.lang": "语言",
  "app_url.fields.details.title": "标题",
  "app_url.fields.details.url": "网址",
  "app_url.help.details.url": "将以二维码展示",
  "app_url.fields.gmt_create": "创建时间",
  "acts.publish_state.2": "下架",
  "acts.publish_state.1": "发布",
  "enums.publish_state.1": "已发布",
  "enums.publish_state.2": "已下架",
  "enums.language.en": "英语",
  "enums.language.zh-CN": "简体中文",
  "enums.language.zh-TW": "繁体中文",
} satisfies WordTable;
