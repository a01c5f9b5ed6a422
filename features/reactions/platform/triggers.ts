// The triggers of reactions. A trigger adds a row to the outbox when a record begins to meet a condition, in the same
// transaction, no matter who writes it: this platform, an earlier version, or a person with SQL.
import { sql, type RawBuilder } from "kysely";
import type { ReactionModel } from "../../../generator";
import { derivedRef, sourceColumnsOf } from "../../../platform/framework/storage/derived";
import { literal } from "../../../platform/framework/storage/literal";
import { nameOf } from "../../../platform/framework/storage/nameOf";
import type { Db, Store } from "../../../platform/framework/storage/Store";
import type { Described } from "../../../platform/framework/storage/tableFor";
import type { Table } from "../../../platform/framework/storage/Table";
import { dropTriggers, REACTION_TRIGGER_PREFIX, readTriggers } from "../../../platform/framework/storage/triggers";
import { OUTBOX_TABLE } from "./outbox";
import { type ResourceReaction, reactionsIn, sentColumns } from "./Reacting";

type Engine = Store["engine"];
type Part = RawBuilder<unknown>;
type Version = "old" | "new";

const fieldIn =
  (version: Version) =>
  (name: string): Part =>
    sql`${sql.raw(version)}.${sql.ref(name)}`;

/** Whether a version of the row meets the condition: NULL if not, in a row with NULL. */
const meets = ({ byName }: Table, { when }: ReactionModel, version: Version): Part => {
  const tests = Object.entries(when).flatMap(([name, values]) => {
    const column = byName.get(name);
    if (column === undefined) return [];
    const value = column.derive.length === 0 ? fieldIn(version)(name) : derivedRef(column, fieldIn(version));
    return [sql`${value} in (${sql.join(values.map(literal))})`];
  });
  return sql`(${sql.join(tests, sql` and `)})`;
};

/** The columns whose values the outbox gets. A derived value is computed again from its sources. */
const keptNames = (table: Table, reaction: ReactionModel): readonly string[] => [
  ...new Set(sentColumns(table, reaction).flatMap(sourceColumnsOf)),
];

const addToOutbox = (engine: Engine, table: Table, { name, reaction }: ResourceReaction): Part => {
  const values = keptNames(table, reaction).map((one) => sql`${literal(one)}, ${fieldIn("new")(one)}`);
  const [record, now] =
    engine === "sqlite"
      ? [sql`json_object(${sql.join(values)})`, sql`unixepoch()`]
      : [sql`jsonb_build_object(${sql.join(values)})::text`, sql`extract(epoch from clock_timestamp())::bigint`];
  return sql`insert into ${sql.table(OUTBOX_TABLE)} (reaction, record, at) values (${literal(name)}, ${record}, ${now});`;
};

interface Watch {
  readonly name: string;
  create(db: Db): Promise<unknown>;
}

const watchesOf = (engine: Engine, table: Table, reacting: ResourceReaction): readonly Watch[] => {
  const { reaction } = reacting;
  const derived = Object.keys(reaction.when).map((field) => table.byName.get(field)?.derive);
  const facts = JSON.stringify([reaction.name, reaction.when, derived, keptNames(table, reaction)]);
  const name = nameOf(REACTION_TRIGGER_PREFIX.slice(0, -1), table.name, facts);
  const [begins, met, add] = [
    meets(table, reaction, "new"),
    meets(table, reaction, "old"),
    addToOutbox(engine, table, reacting),
  ];
  const on = sql.table(table.name);
  if (engine === "sqlite")
    return [
      { doing: "insert", when: begins },
      { doing: "update", when: sql`${begins} and ${met} is not true` },
    ].map(({ doing, when }) => {
      const own = `${name}_${doing}`;
      const trigger = sql`create trigger ${sql.ref(own)} after ${sql.raw(doing)} on ${on} when ${when} begin ${add} end`;
      return { name: own, create: (db) => trigger.execute(db) };
    });
  const body = sql`if tg_op = 'UPDATE' then if ${met} then return null; end if; end if;
    if ${begins} then ${add} end if;
    return null;`;
  const run = sql`create or replace function ${sql.ref(name)}() returns trigger language plpgsql as $react$ begin ${body} end $react$`;
  const trigger = sql`create trigger ${sql.ref(name)} after insert or update on ${on} for each row execute function ${sql.ref(name)}()`;
  return [{ name, create: async (db) => [await run.execute(db), await trigger.execute(db)] }];
};

/** Creates missing triggers, and drops those of reactions that the definitions no longer have. */
export const ensureTriggers = async (engine: Engine, db: Db, { model, tables }: Described): Promise<void> => {
  const wanted = reactionsIn(model).flatMap((reacting) => {
    const table = tables.get(reacting.resource.name);
    return table === undefined ? [] : watchesOf(engine, table, reacting);
  });
  const present = new Set((await readTriggers(engine, db)).map(({ name }) => name));
  await dropTriggers(
    engine,
    db,
    ({ name }) => name.startsWith(REACTION_TRIGGER_PREFIX) && !wanted.some((one) => one.name === name),
  );
  for (const { name, create } of wanted) if (!present.has(name)) await create(db);
};
