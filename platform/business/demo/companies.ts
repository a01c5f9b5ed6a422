// Gives demo companies believable names and addresses in the language of their country.
import type { DraftOf } from "pilothouse/handles";
import { type Adjust, generatedRowsOf, type AdjustContext } from "pilothouse/platform/demo";
import { AgentType, CompanyType } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { companyRank } from "../companies/standing";
import { findGeneratedRow, setDraftFields } from "./drawn";
import { hexCode } from "./identifiers";

interface Place {
  readonly country: string;
  readonly province: string;
  readonly city: string;
  readonly area: string;
  readonly area_id?: number;
  readonly phone: string;
  /** The first digits of phone numbers. */
  readonly number: string;
  readonly people: readonly string[];
  readonly street: string;
  readonly legal: string;
  readonly at: readonly [number, number];
}

const PLACES: readonly Place[] = [
  {
    country: "中国",
    province: "广东省",
    city: "深圳市",
    number: "138001380",
    people: ["陈思远", "周敏", "李若彤"],
    street: "龙岗大道",
    area: "龙岗区",
    area_id: 440307,
    phone: "+86",
    legal: "有限公司",
    at: [22.72, 114.25],
  },
  {
    country: "United Kingdom",
    province: "England",
    city: "Leeds",
    number: "7700900",
    people: ["Laura Bennett", "Noah Carter", "Grace Holt"],
    street: "Water Lane",
    area: "Holbeck",
    phone: "+44",
    legal: "Ltd",
    at: [53.79, -1.55],
  },
  {
    country: "中国",
    province: "浙江省",
    city: "杭州市",
    number: "139571018",
    people: ["王海峰", "沈亦凡", "徐蕾"],
    street: "江南大道",
    area: "滨江区",
    area_id: 330108,
    phone: "+86",
    legal: "有限公司",
    at: [30.21, 120.21],
  },
  {
    country: "Germany",
    province: "Hesse",
    city: "Frankfurt",
    number: "15112345",
    people: ["Emma Fischer", "Jonas Keller", "Lena Vogt"],
    street: "Bockenheimer Landstraße",
    area: "Westend",
    phone: "+49",
    legal: "GmbH",
    at: [50.12, 8.66],
  },
  {
    country: "中国",
    province: "四川省",
    city: "成都市",
    number: "136880066",
    people: ["何嘉敏", "唐宇", "罗子墨"],
    street: "天府大道",
    area: "武侯区",
    area_id: 510107,
    phone: "+86",
    legal: "有限公司",
    at: [30.64, 104.04],
  },
  {
    country: "India",
    province: "Tamil Nadu",
    city: "Chennai",
    number: "98450123",
    people: ["Arjun Menon", "Divya Nair", "Rahul Das"],
    street: "Mount Road",
    area: "Guindy",
    phone: "+91",
    legal: "Pvt Ltd",
    at: [13.01, 80.22],
  },
  {
    country: "台灣",
    province: "高雄市",
    city: "高雄市",
    number: "9234567",
    people: ["林佳穎", "黃俊傑", "許雅婷"],
    street: "博愛二路",
    area: "左營區",
    phone: "+886",
    legal: "股份有限公司",
    at: [22.69, 120.29],
  },
  {
    country: "United States",
    province: "Oregon",
    city: "Portland",
    number: "503555",
    people: ["Helen Ortiz", "Marcus Reed", "Ana Lopez"],
    street: "NW Everett Street",
    area: "Pearl District",
    phone: "+1",
    legal: "Inc.",
    at: [45.53, -122.68],
  },
];

type Company = DraftOf<typeof resources.company>;

const HAN = /\p{Script=Han}/u;

/** Twenty-four names of each kind. Combined with eight places, they suffice for all companies of the demo. */
const ROOTS = {
  han: "北辰 星途 安居 晴川 海桥 云帆 明睿 联创 锐眼 方舟 智远 天枢 恒信 博远 启明 蓝湾 金穗 长风 瑞丰 视界 华盾 松果 云图 安澜".split(
    " ",
  ),
  latin:
    "Kestrel Bluefin Aurora Beacon Harbour Granite Larkspur Meridian Northgate Oakfield Palisade Quayside Redwood Sentinel Tidewater Upland Vantage Westbrook Yarrow Zenith Alder Brightwell Copperline Driftwood".split(
      " ",
    ),
};

/** The number of digits of a phone number, if it is not ten. */
const LENGTHS: Readonly<Record<string, number>> = { "+86": 11, "+886": 9, "+49": 11 };

/** By the type of the company, an enumeration that starts at 1; the first entry stands for unknown types. */
const TRADES: Readonly<Record<"han" | "latin", readonly string[]>> = {
  han: ["智能科技", "智能科技", "安防工程", "电子商贸", "物业服务", "软件技术", "连锁商业", "品牌营销"],
  latin: ["Security", "Optics", "Security", "Electronics", "Property Services", "Software", "Retail", "Marketing"],
};
const TRADITIONAL: Readonly<Record<string, string>> = {
  智能科技: "智慧科技",
  安防工程: "安防工程",
  电子商贸: "電子商貿",
  物业服务: "物業服務",
  软件技术: "軟體技術",
  连锁商业: "連鎖商業",
  品牌营销: "品牌行銷",
};
const TAIWAN =
  "北辰 星途 安居 晴川 海橋 雲帆 明睿 聯創 銳眼 方舟 智遠 天樞 恆信 博遠 啟明 藍灣 金穗 長風 瑞豐 視界 華盾 松果 雲圖 安瀾".split(
    " ",
  );

const named = (place: Place, number: number, type: number): Company => {
  const script = HAN.test(place.city) ? "han" : "latin";
  const isTaiwan = place.country === "台灣";
  const root = (isTaiwan ? TAIWAN : ROOTS[script])[number % ROOTS[script].length] ?? "";
  const plain = TRADES[script][type] ?? TRADES[script][0] ?? "";
  const trade = isTaiwan ? (TRADITIONAL[plain] ?? plain) : plain;
  return script === "han"
    ? { comp_name: `${place.city.slice(0, -1)}${root}${trade}${place.legal}`, comp_short_name: root }
    : { comp_name: `${root} ${trade} ${place.legal}`, comp_short_name: root.slice(0, 4).toUpperCase() };
};

const situated = (row: Company, place: Place, index: number): Company => ({
  country: place.country,
  province: place.province,
  city: place.city,
  area: place.area,
  area_id: place.area_id ?? 0,
  comp_phone_area: place.phone,
  comp_phone: `${place.number}${String(index)
    .padStart(LENGTHS[place.phone] ?? 10, "0")
    .slice(place.number.length - (LENGTHS[place.phone] ?? 10))}`,
  comp_person: place.people[index % place.people.length] ?? "",
  comp_addr: HAN.test(place.street)
    ? `${place.street} ${index} ${place.country === "台灣" ? "號" : "号"}`
    : `${index} ${place.street}`,
  latitude: Number((place.at[0] + ((index * 37) % 100) / 2500).toFixed(4)),
  longitude: Number((place.at[1] + ((index * 53) % 100) / 2500).toFixed(4)),
  ...named(place, Math.floor(index / PLACES.length), row.comp_type ?? 0),
});

/** Makes the rank of a parent at least that of its child, and allows one device limit on each path up the tree. */
const settleBelow = (row: Company, { world, index }: AdjustContext): void => {
  const companies = generatedRowsOf(world, resources.company);
  const parent = findGeneratedRow(world, resources.company, row.comp_parent_id);
  const higher = companies.filter((one) => companyRank(one) > companyRank(row));
  if (parent && companyRank(parent) < companyRank(row))
    row.comp_parent_id = higher[index % higher.length]?.comp_id ?? 0;
  for (
    let at = findGeneratedRow(world, resources.company, row.comp_parent_id);
    at;
    at = findGeneratedRow(world, resources.company, at.comp_parent_id)
  )
    if ((at.dk_limit ?? 0) > 0) row.dk_limit = 0;
};

export const adjustCompany: Adjust<typeof resources.company> = (row, at) => {
  const { world, isGiven, index } = at;
  if (!isGiven) {
    row.agent_type = row.comp_type === CompanyType.agent ? AgentType.agent : 0;
    settleBelow(row, at);
  }
  const parent = findGeneratedRow(world, resources.company, row.comp_parent_id);
  row.comp_key = `C${hexCode(`company ${row.comp_id}`, 8)}`;
  row.comp_top_id = parent ? (parent.comp_top_id ?? parent.comp_id) : row.comp_id;
  if (isGiven) return;
  const place = PLACES[index % PLACES.length];
  if (place) setDraftFields(row, situated(row, place, index));
};
