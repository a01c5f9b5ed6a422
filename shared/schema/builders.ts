import { attributes } from "./attributes";
import { cronExpression } from "./cronExpression";
import { email } from "./email";
import type { Field } from "./field";
import { flag } from "./flag";
import { integer } from "./integer";
import { jsonText } from "./jsonText";
import { key } from "./key";
import { list } from "./list";
import { money } from "./money";
import { number } from "./number";
import { oneOf } from "./oneOf";
import { phone } from "./phone";
import { referencesTo } from "./referencesTo";
import { referenceTo } from "./referenceTo";
import { secret } from "./secret";
import { someOf } from "./someOf";
import { text } from "./text";
import { timeRange } from "./timeRange";
import { timestamp } from "./timestamp";
import { url } from "./url";
import { version } from "./version";

/** Builders by the names in generated code. The platform evaluates the same calls. */
export const builders = {
  attributes,
  cronExpression,
  email,
  flag,
  integer,
  jsonText,
  key,
  list,
  money,
  number,
  oneOf,
  phone,
  referencesTo,
  referenceTo,
  secret,
  someOf,
  text,
  timeRange,
  timestamp,
  url,
  version,
};

/** Evaluates `name(args)`. The arguments come from a checked definition. @throws Error for an unknown name, which is a bug */
export function build(name: string, args: Readonly<Record<string, unknown>>): Field {
  const builder: unknown = Object.hasOwn(builders, name) ? Reflect.get(builders, name) : undefined;
  if (typeof builder !== "function") {
    throw new Error(`There is no schema builder "${name}".`);
  }
  const schema: Field = Reflect.apply(builder, undefined, [args]);
  return schema;
}
