import type { Draw } from "./FieldKind";
import {
  addresses,
  cities,
  companies,
  countries,
  districts,
  emails,
  hosts,
  languages,
  people,
  places,
  provinces,
  remarks,
  sentences,
  titles,
  words,
  zones,
} from "./vocabulary";

type Maker = (draw: Draw) => string;

const from =
  (vocabulary: readonly string[]): Maker =>
  (draw) =>
    draw.pick(vocabulary);

const hex = (draw: Draw, digits: number): string => {
  let text = "";
  while (text.length < digits) text += draw.integer(0, 15).toString(16);
  return text.toUpperCase();
};

const numbered =
  (vocabulary: readonly string[]): Maker =>
  (draw) =>
    `${draw.pick(vocabulary)} ${draw.row + 1}`;

/** What a field's name tells of its value; the first that matches is drawn from. */
const MAKERS: readonly (readonly [RegExp, Maker])[] = [
  [/(^|_)mac$/, (draw) => (hex(draw, 12).match(/../g) ?? []).join(":")],
  [/(^|_)local_ip$/, (draw) => `192.168.${draw.integer(0, 31)}.${draw.integer(2, 254)}`],
  [/(^|_)(ip|ips)$/, (draw) => `203.0.113.${draw.integer(1, 254)}`],
  [/phone_area$|(^|_)area_code$/, (draw) => draw.pick(["+86", "+1", "+886", "+49", "+91"])],
  [/(^|_)(host|domain|addr_host|end_point|endpoint|cdn_host|h5_host)$/, from(hosts)],
  [/(grpc|http|smtp|srv)_addr$|utd_addrs$/, (draw) => `${draw.pick(hosts)}:${draw.integer(8000, 8999)}`],
  [/url$|link$/, (draw) => `https://${draw.pick(hosts)}/${draw.pick(words)}`],
  [/email$|(^|_)mail$/, from(emails)],
  [
    /iccid$/,
    (draw) => `8986${String(draw.integer(0, 9_999_999)).padStart(7, "0")}${String(draw.row).padStart(8, "0")}`,
  ],
  [/(^|_)(ver|version)$/, (draw) => `${draw.integer(1, 4)}.${draw.integer(0, 12)}.${draw.integer(0, 40)}`],
  [/package_name|app_packet|packet$/, (draw) => `com.example.${draw.pick(words)}`],
  [/(^|_)(pk|product_key)$/, (draw) => `PK${hex(draw, 8)}`],
  [/(key|token|secret|dk|code|sn|mac|tag|hash)$/, (draw) => hex(draw, 12)],
  [/(^|_)lang$|language$/, from(languages)],
  [/(^|_)(comp|company)_name$|^company$/, from(companies)],
  [/(person|contact|user_name|staff|owner|^author)/, from(people)],
  [/country/, from(countries)],
  [/province/, from(provinces)],
  [/(^|_)city$/, from(cities)],
  [/(^|_)(area|district)$/, from(districts)],
  [/addr(ess)?$/, from(addresses)],
  [/zone|region/, from(zones)],
  [/title|subject/, from(titles)],
  [/remark|note|memo|tips/, from(remarks)],
  [/content|body|desc|msg|message|welcome|reason|text/, from(sentences)],
  [/(^|_)(room|place|location|position)$/, from(places)],
  [/path$/, (draw) => `/${draw.pick(words)}/${draw.pick(words)}`],
  [/(^|_)id$/, (draw) => `${draw.pick(words)}-${draw.row + 1}`],
  [/name$/, numbered(words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)))],
];

/** The same few names come back for every row. */
const known = new Map<string, Maker>();

/** A text that fits a field of this name. */
export const sampleText = (name: string, draw: Draw): string => {
  const maker = known.get(name) ?? MAKERS.find(([pattern]) => pattern.test(name))?.[1] ?? from(words);
  known.set(name, maker);
  return maker(draw);
};
