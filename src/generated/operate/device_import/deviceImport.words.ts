// Generated from resources/operate/device_import.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "device_import.name": ["Device import", "设备导入", "裝置匯入"],
  "device_import.plural": ["Device imports", "设备导入", "裝置匯入"],
  "device_import.fields.id": ["ID", "编号", "編號"],
  "device_import.fields.name": ["Name", "名称", "名稱"],
  "device_import.fields.pk": ["Product", "产品", "產品"],
  "device_import.fields.comp_id": ["Company", "所属公司", "所屬公司"],
  "device_import.fields.batch_id": ["Batch number", "批次号", "批號"],
  "device_import.fields.url": ["File", "导入文件", "匯入檔案"],
  "device_import.help.url": [
    "An xlsx file with the columns UID and MAC",
    "包含 UID、MAC 列的 xlsx 文件",
    "包含 UID、MAC 欄的 xlsx 檔案",
  ],
  "device_import.fields.state": ["State", "导入状态", "匯入狀態"],
  "device_import.fields.total": ["Total rows", "总行数", "總列數"],
  "device_import.fields.done": ["Rows processed", "已处理行数", "已處理列數"],
  "device_import.fields.created": ["Created", "新增", "新增"],
  "device_import.fields.existing": ["Already existed", "已存在", "已存在"],
  "device_import.fields.failed": ["Failed", "失败行数", "失敗列數"],
  "device_import.fields.result": ["Rows with errors", "错误行", "錯誤列"],
  "device_import.help.result": ["Each with its reason", "附错误原因", "附錯誤原因"],
  "device_import.fields.user_id": ["Imported by", "导入人", "匯入人"],
  "device_import.fields.gmt_create": ["Uploaded", "上传时间", "上傳時間"],
  "device_import.fields.gmt_update": ["Updated", "更新时间", "更新時間"],
  "device_import.views.unfinished": ["Not finished", "未完成", "未完成"],
  "device_import.views.stopped": ["Stopped", "已中止", "已中止"],
} satisfies Translations;
