// Generated from resources/applist/app_resource.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "app_resource.name": "应用图片资源",
  "app_resource.plural": "应用图片资源",
  "app_resource.fields.id": "编号",
  "app_resource.fields.master_id": "应用",
  "app_resource.fields.key": "资源标识",
  "app_resource.help.key": "图片在应用中的展示位置",
  "app_resource.fields.state": "状态",
  "app_resource.fields.urls": "图片",
  "app_resource.fields.urls.lang": "语言",
  "app_resource.fields.urls.type": "图片类型",
  "app_resource.fields.urls.url": "图片",
  "app_resource.fields.urls.param": "参数",
  "app_resource.help.urls.param": "点击图片后打开的内容",
  "app_resource.fields.gmt_create": "创建时间",
  "enums.publish_state.1": "已发布",
  "enums.publish_state.2": "已下架",
  "enums.language.en": "英语",
  "enums.language.zh-CN": "简体中文",
  "enums.language.zh-TW": "繁体中文",
  "enums.image_type.1": "启动页",
  "enums.image_type.2": "轮播图",
  "enums.image_type.3": "弹窗",
  "enums.image_type.4": "套餐图",
} satisfies WordTable;
