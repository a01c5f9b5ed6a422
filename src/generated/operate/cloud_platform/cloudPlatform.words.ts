// Generated from resources/operate/cloud_platform.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "cloud_platform.name": ["Cloud storage platform", "云存储平台", "雲端儲存平台"],
  "cloud_platform.plural": ["Cloud storage platforms", "云存储平台", "雲端儲存平台"],
  "cloud_platform.fields.id": ["ID", "编号", "編號"],
  "cloud_platform.fields.platform_name": ["Name", "平台名称", "平台名稱"],
  "cloud_platform.fields.platform_id": ["Platform ID", "平台 ID", "平台 ID"],
  "cloud_platform.fields.type_id": ["Provider", "服务商", "服務商"],
  "cloud_platform.fields.mode": ["Mode", "上传方式", "上傳方式"],
  "cloud_platform.fields.zone": ["Zone", "区域", "區域"],
  "cloud_platform.fields.comp_id": ["Company", "所属公司", "所屬公司"],
  "cloud_platform.fields.sys": ["Cloud", "所属系统", "所屬系統"],
  "cloud_platform.fields.state": ["State", "状态", "狀態"],
  "cloud_platform.fields.end_point": ["Endpoint", "访问域名", "存取網域"],
  "cloud_platform.fields.platform_port": ["Port", "端口", "連接埠"],
  "cloud_platform.fields.bucket": ["Bucket", "存储桶", "儲存桶"],
  "cloud_platform.fields.store_path": ["Path", "存储路径", "儲存路徑"],
  "cloud_platform.fields.app_key": ["Access key", "AppKey", "AppKey"],
  "cloud_platform.fields.app_secret": ["Secret", "AppSecret", "AppSecret"],
  "cloud_platform.fields.live": ["Live streaming support", "支持直播", "支援直播"],
  "cloud_platform.fields.support_img": ["Image support", "支持图片", "支援圖片"],
  "cloud_platform.fields.create_time": ["Created", "创建时间", "建立時間"],
  "cloud_platform.groups.platform": ["Platform", "平台信息", "平台資訊"],
  "cloud_platform.groups.storage": ["Storage", "存储配置", "儲存設定"],
  "cloud_platform.groups.abilities": ["Abilities", "能力", "能力"],
  "cloud_platform.groups.record": ["Record", "记录信息", "記錄資訊"],
} satisfies Translations;
