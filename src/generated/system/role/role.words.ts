// Generated from resources/system/role.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "role.name": ["Role", "角色", "角色"],
  "role.plural": ["Roles", "角色", "角色"],
  "role.fields.id": ["Role ID", "角色 ID", "角色 ID"],
  "role.fields.name": ["English name", "英文名称", "英文名稱"],
  "role.fields.cn_name": ["Chinese name", "中文名称", "中文名稱"],
  "role.fields.type": ["Role type", "角色类型", "角色類型"],
  "role.help.type": [
    "System roles are changed by the super admin only",
    "系统角色仅超级管理员可修改",
    "系統角色僅超級管理員可修改",
  ],
  "role.fields.state": ["State", "状态", "狀態"],
  "role.fields.comp_id": ["Company", "所属公司", "所屬公司"],
  "role.fields.role_ids": ["Roles it may assign", "可分配的角色", "可分配的角色"],
  "role.help.role_ids": [
    "Roles that accounts with this role may assign to others",
    "拥有此角色的账号可将这些角色分配给他人",
    "擁有此角色的帳號可將這些角色分配給他人",
  ],
  "role.fields.menu_ids": ["Menus", "菜单权限", "選單權限"],
  "role.help.menu_ids": [
    "Checking a menu checks everything below it",
    "勾选上级菜单将同时勾选其全部下级",
    "勾選上級選單將同時勾選其全部下級",
  ],
  "role.fields.category_ids": ["Goods categories", "商品分类", "商品分類"],
  "role.help.category_ids": [
    "What the role may sell in the shop",
    "该角色可在商城售卖的分类",
    "此角色可在商城販售的分類",
  ],
  "role.fields.cloud_ids": ["Cloud storage platforms", "云存储平台", "雲端儲存平台"],
  "role.fields.payment_ids": ["Payment settings", "支付配置", "付款設定"],
  "role.fields.remark": ["Remark", "备注", "備註"],
  "role.fields.gmt_create": ["Created", "创建时间", "建立時間"],
  "role.groups.role": ["Role", "角色信息", "角色資訊"],
  "role.groups.panel": ["Control panel", "控制面板", "控制面板"],
  "role.groups.shop": ["Shop page", "商城页面", "商城頁面"],
  "role.groups.cloud": ["Cloud storage", "云存储", "雲端儲存"],
  "role.groups.payment": ["Payment platform", "支付平台", "金流平台"],
  "role.groups.assign": ["Set user role", "设置用户角色", "設定使用者角色"],
  "role.groups.record": ["Record", "记录信息", "記錄資訊"],
} satisfies Translations;
