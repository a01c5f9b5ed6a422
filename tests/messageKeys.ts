import { patterns } from "../shared/schema/patterns";

/** Every message key of an issue, with the names of its arguments. Each language needs a translation for each key. */
export const messageKeys: Readonly<Record<string, readonly string[]>> = {
  "invalid.required": [],
  "invalid.standard": [],
  "invalid.integer": [],
  "invalid.number": [],
  "invalid.sort": [],
  "invalid.version": ["min", "max"],
  "invalid.positive": ["min"],
  "invalid.notNegative": ["min"],
  "invalid.min": ["min"],
  "invalid.max": ["max"],
  "invalid.range": ["min", "max"],
  "invalid.tooLong": ["max"],
  "invalid.tooShort": ["min"],
  "invalid.shortField": ["max"],
  "invalid.email": [],
  "invalid.phone": [],
  "invalid.phoneLength": ["digits"],
  "invalid.idCard": [],
  "invalid.passwordsDiffer": [],
  "invalid.timeRange": ["example"],
  "invalid.date": [],
  "invalid.past": [],
  "invalid.belowLower": [],
  "invalid.flag": [],
  "invalid.json": [],
  "invalid.url": [],
  "invalid.cron": [],
  "invalid.money": ["decimals"],
  "invalid.wholeMoney": [],
  "invalid.oneOf": ["enum"],
  "invalid.reference": [],
  "invalid.duplicateLanguage": ["value"],
  "invalid.duplicate": ["value"],
  ...Object.fromEntries(
    Object.keys(patterns)
      .filter((name) => name !== "idCard")
      .map((name) => [`invalid.pattern.${name}`, []]),
  ),
};
