// Generated from resources/system/datacenter.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "datacenter.name": ["Datacenter", "数据中心", "資料中心"],
  "datacenter.plural": ["Datacenters", "数据中心", "資料中心"],
  "datacenter.fields.id": ["ID", "编号", "編號"],
  "datacenter.fields.name": ["Name", "名称", "名稱"],
  "datacenter.fields.sys": ["Cloud", "所属系统", "所屬系統"],
  "datacenter.fields.zone": ["Zone", "区域", "區域"],
  "datacenter.fields.ips": ["IP addresses", "IP 地址", "IP 位址"],
  "datacenter.help.ips": ["One IP address per line", "每行一个地址", "每行一個位址"],
  "datacenter.fields.domain_prefix": ["Domain prefix", "域名前缀", "網域前綴"],
  "datacenter.fields.domain": ["Domain", "域名", "網域"],
  "datacenter.fields.host": ["API host", "API 主机", "API 主機"],
  "datacenter.fields.h5_host": ["H5 host", "H5 主机", "H5 主機"],
  "datacenter.fields.cdn_host": ["CDN host", "CDN 主机", "CDN 主機"],
  "datacenter.fields.port": ["Port", "端口", "連接埠"],
  "datacenter.fields.ssl_port": ["TLS port", "TLS 端口", "TLS 連接埠"],
  "datacenter.fields.deploy_open": ["Open platform deployed", "部署开放平台", "部署開放平台"],
  "datacenter.fields.state": ["State", "状态", "狀態"],
  "datacenter.fields.gmt_create": ["Created", "创建时间", "建立時間"],
  "datacenter.groups.datacenter": ["Datacenter", "数据中心", "資料中心"],
  "datacenter.groups.hosts": ["Addresses and hosts", "地址与主机", "位址與主機"],
  "datacenter.groups.record": ["Record", "记录信息", "記錄資訊"],
} satisfies Translations;
