import { attributes } from "./attributes";
import { boolean } from "./boolean";
import { cron } from "./cron";
import { email } from "./email";
import { enumKind } from "./enum";
import { enums } from "./enums";
import type { FieldKind, KindOf } from "./FieldKind";
import { file } from "./file";
import { id } from "./id";
import { image } from "./image";
import { integer } from "./integer";
import { json } from "./json";
import { list } from "./list";
import { localized } from "./localized";
import { money } from "./money";
import { number } from "./number";
import { phone } from "./phone";
import { point } from "./point";
import { presets } from "./presets";
import { reference } from "./reference";
import { references } from "./references";
import { region } from "./region";
import { secret } from "./secret";
import { text } from "./text";
import { timerange } from "./timerange";
import { timestamp } from "./timestamp";
import { uid } from "./uid";
import { url } from "./url";
import { version } from "./version";

/** All kinds, simple ones first. */
export type KindName = keyof typeof named;

/** The kind of a field. A Model has only kinds that are in the registry. */
export const kindOf: KindOf = (field) => {
  const found = byName.get(typeof field === "string" ? field : field.kind);
  if (found === undefined) throw new Error(`There is no kind ${JSON.stringify(field)}.`);
  return found;
};

const named = {
  id,
  text,
  integer,
  number,
  boolean,
  enum: enumKind,
  enums,
  reference,
  references,
  money,
  timestamp,
  json,
  attributes: attributes(kindOf),
  list: list(kindOf),
  localized: localized(kindOf),
  region,
  secret,
  phone,
  email,
  url,
  image,
  file,
  cron,
  timerange,
  version,
  uid,
  point,
  presets,
} as const;

export const registry = named satisfies Record<KindName, FieldKind>;

const byName: ReadonlyMap<string, FieldKind> = new Map(Object.entries(registry));
