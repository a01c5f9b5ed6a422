// Generated from resources/product/iccid_import.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "iccid_import.name": ["SIM card import", "物联网卡导入记录", "物聯網卡匯入記錄"],
  "iccid_import.plural": ["SIM card imports", "物联网卡导入记录", "物聯網卡匯入記錄"],
  "iccid_import.fields.id": ["ID", "编号", "編號"],
  "iccid_import.fields.name": ["File", "文件", "檔案"],
  "iccid_import.fields.state": ["State", "导入状态", "匯入狀態"],
  "iccid_import.fields.total": ["Total rows", "总行数", "總列數"],
  "iccid_import.help.total": ["Not counting the header row", "文件中的数据行，不含表头", "檔案中的資料列，不含標題列"],
  "iccid_import.fields.created": ["Created", "新增", "新增"],
  "iccid_import.fields.existing": ["Already existed", "已存在", "已存在"],
  "iccid_import.fields.refused": ["Failed", "失败行数", "失敗列數"],
  "iccid_import.fields.result": ["Rows with errors", "错误行", "錯誤列"],
  "iccid_import.help.result": ["Each with its reason", "附错误原因", "附錯誤原因"],
  "iccid_import.fields.user_id": ["Imported by", "导入人", "匯入人"],
  "iccid_import.fields.comp_id": ["Company", "所属公司", "所屬公司"],
  "iccid_import.fields.gmt_create": ["Started", "开始时间", "開始時間"],
  "iccid_import.fields.gmt_update": ["Updated", "更新时间", "更新時間"],
} satisfies Translations;
