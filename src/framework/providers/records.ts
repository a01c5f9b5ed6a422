import type { Identifier, RaRecord } from "ra-core";
import { isKeyless, keylessId } from "../wire/keyless";
import { factsIn } from "../wire/readAnswer";
import { derivedValue } from "../../../shared/schema/derived";
import type { Payload, ResourceProps } from "../wire/contract";

const isIdentifier = (value: unknown): value is Identifier => typeof value === "string" || typeof value === "number";

type Keyed = Pick<ResourceProps, "key" | "derived">;

/** Computes the derived fields of a row that the platform did not answer. */
const derivedIn = (facts: Payload, { derived = {} }: Keyed): Payload =>
  Object.fromEntries(
    Object.entries(derived).flatMap(([name, derive]) => {
      const value = facts[name] === undefined ? derivedValue(derive, facts) : null;
      return value === null ? [] : [[name, value]];
    }),
  );

/** A row as react-admin needs it: its key is copied to `id`. `fallback` is the id of a row without a key. */
export function recordOf(row: unknown, props: Keyed, fallback: Identifier = ""): RaRecord {
  const facts = factsIn(row);
  const id = facts[props.key];
  return { ...facts, ...derivedIn(facts, props), id: isIdentifier(id) && id !== "" ? id : fallback };
}

/** The rows of a list. A row without a key gets its position as id. `before`: the number of rows on earlier pages. */
export function recordsOf(rows: readonly unknown[], props: Keyed, before = 0) {
  const all = rows.map((row, at) => ({ at, row: recordOf(row, props, keylessId(before + at)) }));
  return {
    keyed: all.flatMap(({ row }) => (isKeyless(row.id) ? [] : [row])),
    keyless: all.filter(({ row }) => isKeyless(row.id)),
  };
}

/** Keys are compared as texts, because the address has "7" and the answer 7. */
export const isSameId = (one: unknown, other: unknown): boolean => String(one) === String(other);

const VERSION = "row_version";

/** The version of the record that the operator saw, as a parameter of set. Empty if the platform has no versions. */
export function versionParam(record: unknown): Payload {
  const version = factsIn(record)[VERSION];
  return typeof version === "number" ? { [VERSION]: version } : {};
}
