// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.
import {
  BuildingType,
  Carrier,
  CommunityType,
  Gender,
  GoodsType,
  IccProvider,
  IccidType,
  LinkType,
  NodeType,
  OpenState,
  ReviewState,
  RoomState,
  SaleState,
  Sys,
  UserScope,
  UserType,
} from "../../shared/generated/enums";

export const openStateSynonyms = {
  [OpenState.enabled]: ["Active", "On", "Open", "开启", "開啟", "已启用", "已啟用", "正常", "有效"],
  [OpenState.disabled]: [
    "Inactive",
    "Off",
    "Closed",
    "Blocked",
    "关闭",
    "關閉",
    "已停用",
    "禁用",
    "停用",
    "已禁用",
    "无效",
    "無效",
  ],
};

export const userTypeSynonyms = {
  [UserType.enterprise]: ["Enterprise", "Business", "公司", "企业", "企業", "企业用户", "企業使用者"],
  [UserType.individual]: ["Individual", "Private", "个人", "個人"],
};

export const userScopeSynonyms = {
  [UserScope.own]: ["Own company", "本公司"],
  [UserScope.own_and_below]: [
    "Own company and below",
    "本公司及下级",
    "本公司及下級",
    "本公司和下属公司",
    "本公司和下屬公司",
  ],
};

export const sysSynonyms = {
  [Sys.public]: ["Public", "公有", "公共云", "公共雲"],
  [Sys.overseas]: ["Overseas", "海外"],
  [Sys.private]: ["Private", "私有", "专有云", "專有云"],
};

export const saleStateSynonyms = {
  [SaleState.on_sale]: ["Listed", "上架", "在售", "销售中", "銷售中"],
  [SaleState.off_sale]: ["Not on sale", "Delisted", "下架", "停售", "未上架"],
};

export const reviewStateSynonyms = {
  [ReviewState.pending]: ["Pending", "To be reviewed", "待审核", "待審核", "未审", "未審"],
  [ReviewState.passed]: ["Approved", "审核通过", "審核通過", "通过", "通過"],
  [ReviewState.refused]: ["Refused", "审核不通过", "審核不通過", "驳回", "駁回", "未通过", "未通過"],
};

export const goodsTypeSynonyms = {
  [GoodsType.cloud_storage]: ["Cloud storage", "云存储", "雲端儲存", "云存", "雲存"],
  [GoodsType.sim_traffic]: ["SIM traffic", "Data plan", "流量", "流量套餐", "流量方案"],
  [GoodsType.live_server]: ["Live", "直播", "直播套餐", "直播方案"],
  [GoodsType.ai_recognition]: ["AI", "智能识别", "智慧辨識", "AI 识别", "AI 識別"],
};

export const carrierSynonyms = {
  [Carrier.china_unicom]: ["Unicom", "CUCC", "联通", "聯通"],
  [Carrier.china_mobile]: ["Mobile", "CMCC", "移动", "移動"],
  [Carrier.china_telecom]: ["Telecom", "CTCC", "电信", "電信"],
  [Carrier.three_networks]: ["三网", "三網", "三网卡", "三網絡卡", "全网通", "全網通", "Multi-network", "Tri-network"],
  [Carrier.overseas]: ["Foreign", "International", "境外", "国际", "國際", "国外", "國外"],
};

export const iccProviderSynonyms = {
  [IccProvider.sim_provider_1]: ["Provider 1", "服务商 1", "服務商 1", "卡商 1"],
  [IccProvider.sim_provider_2]: ["Provider 2", "服务商 2", "服務商 2", "卡商 2"],
  [IccProvider.sim_provider_3]: ["Provider 3", "服务商 3", "服務商 3", "卡商 3"],
  [IccProvider.sim_provider_4]: ["Provider 4", "服务商 4", "服務商 4", "卡商 4"],
};

export const nodeTypeSynonyms = {
  [NodeType.direct]: ["Direct", "直连", "直連"],
  [NodeType.gateway]: ["Gateway", "网关", "閘道"],
  [NodeType.sub_device]: ["子设备", "子裝置"],
};

export const linkTypeSynonyms = {
  [LinkType.company]: ["企业", "企業"],
  [LinkType.app]: ["应用程序", "應用程式"],
  [LinkType.device]: ["Camera"],
  [LinkType.user]: ["App user", "App 用户", "App 使用者"],
};

export const iccidTypeSynonyms = {
  [IccidType.plug_in]: ["Plug-in", "Removable", "插拔", "插卡", "可插拔"],
  [IccidType.soldered]: ["Embedded", "Soldered", "Embedded SIM", "贴片", "貼片", "焊接卡", "MFF2"],
  [IccidType.esim]: ["Embedded UICC", "电子卡", "電子卡", "eUICC"],
};

export const communityTypeSynonyms = {
  [CommunityType.residential]: ["Housing", "住宅", "小区", "社區"],
  [CommunityType.office_park]: ["Office", "Business park", "写字楼", "辦公", "园区", "園區", "办公园区", "辦公園區"],
  [CommunityType.villas]: ["Villa", "别墅", "別墅"],
};

export const buildingTypeSynonyms = {
  [BuildingType.high_rise]: ["High", "Tower", "高层住宅", "高層住宅", "高楼", "高樓"],
  [BuildingType.low_rise]: ["Low", "多层住宅", "多層住宅"],
  [BuildingType.villa]: ["House", "Detached house", "独栋", "獨棟"],
};

export const roomStateSynonyms = {
  [RoomState.vacant]: ["Empty", "Free", "空", "空闲", "空閒", "未入住"],
  [RoomState.occupied]: ["Lived in", "入住", "自住"],
  [RoomState.rented_out]: ["Rented", "Let", "出租", "租出"],
  [RoomState.renovating]: ["Renovation", "Under renovation", "装修", "裝修"],
};

export const genderSynonyms = {
  [Gender.male]: ["M", "Man", "Mr", "男性", "先生"],
  [Gender.female]: ["F", "Woman", "Ms", "Mrs", "女性", "女士"],
  [Gender.unknown]: ["Other", "不详", "不詳", "保密"],
};
