// Generated from resources/applist/app_version.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "app_version.name": "应用版本",
  "app_version.plural": "应用版本",
  "app_version.fields.id": "编号",
  "app_version.fields.app_id": "应用",
  "app_version.fields.name": "版本名称",
  "app_version.fields.ver": "版本",
  "app_version.fields.force": "强制更新",
  "app_version.help.force": "旧版本必须更新后才能使用",
  "app_version.fields.state": "状态",
  "app_version.fields.details": "更新说明",
  "app_version.fields.details.lang": "语言",
  "app_version.fields.details.title": "标题",
  "app_version.fields.details.content": "更新内容",
  "app_version.fields.details.url": "下载地址",
  "app_version.fields.gmt_create": "创建时间",
  "acts.publish_state.2": "下架",
  "acts.publish_state.1": "发布",
  "enums.publish_state.1": "已发布",
  "enums.publish_state.2": "已下架",
  "enums.language.en": "英语",
  "enums.language.zh-CN": "简体中文",
  "enums.language.zh-TW": "繁体中文",
} satisfies WordTable;
