// Generated from resources/inventory/supplier.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "supplier.name": ["Supplier", "供应商", "供應商"],
  "supplier.plural": ["Suppliers", "供应商", "供應商"],
  "supplier.fields.supplier_no": ["Supplier number", "供应商编号", "供應商編號"],
  "supplier.fields.supplier_name": ["Name", "名称", "名稱"],
  "supplier.fields.looks_after": ["Looks after", "维保范围", "維保範圍"],
  "supplier.fields.contract_standing": ["Contract", "合同状态", "合同狀態"],
  "supplier.fields.contract_ends": ["Contract ends", "合同到期", "合同到期"],
  "supplier.fields.answers_within": ["Answers within", "响应时限", "響應時限"],
  "supplier.fields.hotline_prefix": ["Dialling prefix", "电话区号", "電話區號"],
  "supplier.fields.hotline": ["Hotline", "服务热线", "服務熱線"],
  "supplier.fields.hotline_hours": ["Hotline hours", "热线时段", "熱線時段"],
  "supplier.fields.service_mail": ["Service mailbox", "售后邮箱", "售後電子郵件"],
  "supplier.fields.portal": ["Service portal", "服务门户", "服務門戶"],
  "supplier.fields.contacts": ["Contacts", "联系人", "聯絡人"],
  "supplier.fields.contacts.contact_name": ["Name", "姓名", "姓名"],
  "supplier.fields.contacts.contact_part": ["Responsible for", "负责事务", "負責事務"],
  "supplier.fields.contacts.contact_mail": ["Mailbox", "邮箱", "電子郵件"],
  "supplier.fields.since": ["Registered", "登记时间", "登記時間"],
  "supplier.groups.supplier": ["Supplier", "供应商信息", "供應商資訊"],
  "supplier.groups.contract": ["Service contract", "维保合同", "維保合同"],
  "supplier.groups.service": ["Service desk", "售后服务", "售後服務"],
  "supplier.groups.record": ["Record", "记录信息", "記錄資訊"],
} satisfies Translations;
