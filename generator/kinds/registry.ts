import { attributesKind } from "./attributes";
import { booleanKind } from "./boolean";
import { cronKind } from "./cron";
import { emailKind } from "./email";
import { enumKind } from "./enum";
import { enumsKind } from "./enums";
import type { FieldKind, KindOf } from "./FieldKind";
import { fileKind } from "./file";
import { idKind } from "./id";
import { imageKind } from "./image";
import { integerKind } from "./integer";
import { jsonKind } from "./json";
import { listKind } from "./list";
import { localizedKind } from "./localized";
import { moneyKind } from "./money";
import { numberKind } from "./number";
import { phoneKind } from "./phone";
import { pointKind } from "./point";
import { presetsKind } from "./presets";
import { referenceKind } from "./reference";
import { referencesKind } from "./references";
import { regionKind } from "./region";
import { secretKind } from "./secret";
import { textKind } from "./text";
import { timerangeKind } from "./timerange";
import { timestampKind } from "./timestamp";
import { uidKind } from "./uid";
import { urlKind } from "./url";
import { versionKind } from "./version";

/** All kinds, simple ones first. */
export type KindName = keyof typeof named;

/** The kind of a field. A Model has only kinds that are in the registry. */
export const kindOf: KindOf = (field) => {
  const found = byName.get(typeof field === "string" ? field : field.kind);
  if (found === undefined) throw new Error(`There is no kind ${JSON.stringify(field)}.`);
  return found;
};

const named = {
  id: idKind,
  text: textKind,
  integer: integerKind,
  number: numberKind,
  boolean: booleanKind,
  enum: enumKind,
  enums: enumsKind,
  reference: referenceKind,
  references: referencesKind,
  money: moneyKind,
  timestamp: timestampKind,
  json: jsonKind,
  attributes: attributesKind(kindOf),
  list: listKind(kindOf),
  localized: localizedKind(kindOf),
  region: regionKind,
  secret: secretKind,
  phone: phoneKind,
  email: emailKind,
  url: urlKind,
  image: imageKind,
  file: fileKind,
  cron: cronKind,
  timerange: timerangeKind,
  version: versionKind,
  uid: uidKind,
  point: pointKind,
  presets: presetsKind,
} as const;

export const fieldKinds = named satisfies Record<KindName, FieldKind>;

const byName: ReadonlyMap<string, FieldKind> = new Map(Object.entries(fieldKinds));
