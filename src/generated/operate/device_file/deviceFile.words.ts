// Generated from resources/operate/device_file.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "device_file.name": ["Data file", "数据文件", "資料檔案"],
  "device_file.plural": ["Data files", "数据文件", "資料檔案"],
  "device_file.fields.id": ["ID", "编号", "編號"],
  "device_file.fields.name": ["Name", "文件名称", "檔案名稱"],
  "device_file.fields.type": ["Type", "文件类型", "檔案類型"],
  "device_file.fields.comp_id": ["Company", "所属公司", "所屬公司"],
  "device_file.fields.url": ["File", "文件", "檔案"],
  "device_file.fields.size": ["Size", "文件大小", "檔案大小"],
  "device_file.fields.gmt_create": ["Uploaded", "上传时间", "上傳時間"],
} satisfies Translations;
