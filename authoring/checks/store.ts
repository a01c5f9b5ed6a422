// Checks `store`: a table that is partitioned by a timestamp. In PostgreSQL, unique sets and foreign keys of such a table
// must contain the timestamp.
import { isObject } from "../../generator/definition/part";
import { expectField, type Inspection } from "../../generator/model/Inspection";
import type { PartitionModel, PartitionSpan } from "../../generator/model/PartitionModel";
import { hasRows, uniqueFieldNames } from "../../generator/model/scope";
import { DEFAULT_SPAN } from "../../generator/model/partitionModelOf";

/** The minimum length of a partition, in days. */
const SHORTEST: Readonly<Record<PartitionSpan, number>> = { day: 1, month: 28, quarter: 90, year: 365 };

/**
 * The maximum number of partitions of a table. A statement locks each partition that it may have to read, with all its
 * indexes, and PostgreSQL has room for 64 locks per connection (ADR 49).
 */
const MOST = 14;

const checkMoment = (inspection: Inspection, partition: string): void => {
  const { definition, lookup, complain } = inspection;
  const path = ["store", "partition"];
  expectField(inspection, partition, path);
  const field = definition.fields.get(partition);
  if (!field?.sound) return;
  const fix = "Name a timestamp with `stamp: created`, or one that is `required` and `immutable`.";
  if (lookup.facts(field)?.role !== "moment") complain("P183", path, `\`${partition}\` is no moment`, fix);
  else if (field.options.stamp === "changed")
    complain("P183", path, `\`${partition}\` changes with the record, which would go from part to part`, fix);
  else if (field.options.stamp !== "created" && !(field.required === true && field.immutable === true))
    complain("P183", path, `\`${partition}\` may be empty, or may change`, fix);
};

const checkUnique = ({ definition, lookup, complain }: Inspection, partition: string): void => {
  for (const [index, rule] of (definition.unique ?? []).entries())
    if (!uniqueFieldNames(rule).includes(partition))
      complain(
        "P184",
        ["unique", index],
        `rows of different parts could be equal in ${uniqueFieldNames(rule).join(", ")}`,
        `Add \`${partition}\` if that is meant, or take \`store\` away.`,
      );
  const key = lookup.keyOf(definition) ?? "";
  if (definition.fields.get(key)?.required === true)
    complain(
      "P184",
      ["fields", key, "required"],
      `people give \`${key}\`, and could give it twice in different parts`,
      "Let the platform give the key, or take `store` away.",
    );
};

const checkSpan = ({ complain }: Inspection, { by, keep }: PartitionModel): void => {
  if (keep === null) {
    if (by !== "year")
      complain(
        "P186",
        ["store", "partition"],
        `nothing is ever dropped, and each ${by} adds a part`,
        "Say how many days rows are kept: `keep: 365`. Or divide by year: `by: year`.",
      );
    return;
  }
  const parts = Math.ceil(keep / SHORTEST[by]) + 1;
  if (parts > MOST + 1)
    complain(
      "P186",
      ["store", "keep"],
      `${keep} days are ${parts} parts of a ${by}, and every list would lock all of them`,
      `Up to ${MOST} parts are looked through quickly: keep rows for ${MOST * SHORTEST[by]} days, or divide by longer parts.`,
    );
  else if (keep < SHORTEST[by])
    complain(
      "P186",
      ["store", "keep"],
      `a ${by} is longer than ${keep} days, so no part could be dropped in time`,
      "Divide by shorter parts: `by: day`.",
    );
};

const checkTable = ({ definition, lookup, complain }: Inspection): void => {
  const { trail } = lookup.definitions.console.identity;
  if (!hasRows(definition))
    complain("P187", ["store"], `${definition.name} has no rows`, "Take `store` away: its calls store nothing.", "key");
  if (trail?.resource === definition.name)
    complain(
      "P187",
      ["store"],
      `${definition.name} is the audit trail, whose parts follow from TRAIL_DAYS`,
      "Take `store` away.",
      "key",
    );
};

const checkStay = ({ definition, complain }: Inspection, keep: number | null): void => {
  const { ending } = definition;
  const rows = typeof ending === "object" ? ending.rows : ending;
  if (keep !== null && rows === "keep")
    complain(
      "P188",
      ["store", "keep"],
      "`ending: keep` says that the rows stay for good, and `keep` that they go",
      "Take `keep` away and divide by year, or say `ending: erase`.",
    );
};

/** Reports lists of keys in a partitioned table. Their keys are stored in separate rows, which refer to the table. */
const checkLists = ({ definition, lookup, complain }: Inspection): void => {
  for (const [name, field] of definition.fields) {
    const isList = field.sound && lookup.facts(field)?.holds(lookup.linked(field)) === "other";
    if (!isList || lookup.named(field, "resource").length === 0) continue;
    complain(
      "P185",
      ["fields", name],
      `\`${name}\` is a list of keys, which is stored in rows that refer to this table`,
      "Use a reference to one record, or take `store` away.",
    );
  }
};

/** Reports references to partitioned tables, which cannot have a foreign key. */
const checkReferences = ({ definition, lookup, complain }: Inspection): void => {
  for (const [name, field] of definition.fields) {
    if (!field.sound || field.options.weak === true) continue;
    const { leads } = field.options;
    const led = isObject(leads) && isObject(leads.to) ? Object.entries(leads.to) : [];
    for (const [path, to] of [
      ...lookup.named(field, "resource").map(([option, named]) => [["fields", name, option], named] as const),
      ...led.map(([value, named]) => [["fields", name, "leads", "to", value], String(named)] as const),
    ])
      if (lookup.resource(to)?.store !== undefined)
        complain(
          "P185",
          path,
          `the table of ${to} is in parts, so nothing keeps \`${name}\` from naming a row that is gone`,
          `Say \`weak: true\` of the reference, or take \`store\` out of ${lookup.resource(to)?.file}.`,
        );
  }
};

export const checkStore = (inspection: Inspection): void => {
  checkReferences(inspection);
  const { definition } = inspection;
  const { store } = definition;
  // A missing value has already been reported.
  if (typeof store?.partition !== "string") return;
  checkTable(inspection);
  checkMoment(inspection, store.partition);
  if (definition.fields.has(store.partition)) checkUnique(inspection, store.partition);
  checkSpan(inspection, { ...store, by: store.by ?? DEFAULT_SPAN, keep: store.keep ?? null });
  checkStay(inspection, store.keep ?? null);
  checkLists(inspection);
};
