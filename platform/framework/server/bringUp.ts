// Prepares a store for the definitions: migrates it, and fills new tables. Used at the start and by `npm run migrate`.
import type { Model } from "../../../generator";
import type { Business } from "../Business";
import { sumKeeperOf, tablesOfFeatures } from "../Feature";
import type { Settings } from "../settings/settings";
import { type FillResult, fillStore } from "../starting/fillStore";
import { cleanEncrypted } from "../storage/encryption";
import { migrate, type MigrationResult } from "../storage/migrate";
import type { PendingRule } from "../storage/deletions";
import { describeBrokenRule } from "../storage/report";
import type { Store } from "../storage/Store";
import { tablesOf } from "../storage/Table";
import type { WidenedRule } from "../storage/widened";
import type { Table } from "../storage/Table";
import { ensureTables } from "./ensureTables";

export interface BringUpOptions {
  /** The store, with open keys. */
  readonly store: Store;
  readonly model: Model;
  readonly business: Business;
  readonly settings: Settings;
  readonly demoByDefault: boolean;
  readonly isReachable: boolean;
  /** Seconds since 1970. */
  readonly now: number;
  /** The id of this process among those that use the database. */
  readonly instance: string;
  /** Whether the operator has accepted the audit trail as it is. */
  readonly acceptsTrail?: boolean;
}

export interface BringUpResult extends MigrationResult<FillResult> {
  readonly tables: ReadonlyMap<string, Table>;
}

const dateOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

/** Describes which rows a waiting rule would delete, and how to agree to it or avoid it. */
export const describeDeletionRule = ({ table, days, rows, until, from }: PendingRule): string =>
  `${rows} rows of ${table} from before ${dateOf(until)} are older than the ${days} days for which they are kept from now on. They stay until ${dateOf(from)}, unless somebody agrees to delete them: npm run migrate -- --delete. A longer time to keep them, or RETENTION=0, saves them.`;

/** Lines about tables whose former owners are unknown, because an earlier version did not store them. */
const sharedLines = (shared: readonly WidenedRule[]): readonly string[] => {
  const tables = shared.map(({ table, rows }) => `${table} (${rows})`).join(", ");
  return tables === ""
    ? []
    : [`Everybody sees these rows, which an earlier version may have shown to their owners only: ${tables}`];
};

/** The lines that an operator reads about a migration. */
export const migrationLines = ({
  broken,
  bridges,
  pending,
  widened,
  encrypted,
  isOlder,
}: Omit<MigrationResult<unknown>, "filled">): readonly string[] => [
  ...broken.map(describeBrokenRule),
  ...bridges.map(
    ({ table, field, was }) =>
      `${table}.${field} is kept as ${was} too, for processes of the version before. When none runs any more: npm run migrate -- contract`,
  ),
  ...(encrypted.length === 0
    ? []
    : [
        `Encrypted from now on, so that no earlier version can read it, and nobody without the master key: ${encrypted.join(", ")}`,
      ]),
  ...widened
    .filter(({ isKnown }) => isKnown)
    .map(
      ({ table, rows }) => `${rows} rows of ${table} become everybody's: its definition says \`shared\` from now on.`,
    ),
  ...sharedLines(widened.filter(({ isKnown }) => !isKnown)),
  ...pending.map(describeDeletionRule),
  ...(isOlder
    ? ["A newer version has migrated this store, and a process of it runs. The store was left as it is."]
    : []),
];

/** @throws Refusal if the store cannot be used with these definitions and settings; the store is then unchanged */
export const bringUp = async (given: BringUpOptions): Promise<BringUpResult> => {
  const { store, model, business, settings, now, instance } = given;
  const sums = sumKeeperOf(business);
  const tables = tablesOf(model, store.keys, settings.IDS);
  const done = await migrate(
    store,
    tables.values(),
    async (db, created) => {
      await ensureTables(store, db, { model, tables }, given.acceptsTrail ?? false, business.features ?? []);
      const filled = await fillStore({ ...given, tables }, db, created);
      // The sums come after the first rows, because a new store is filled faster without triggers.
      await sums?.ensure(store.engine, db, { tables }, now);
      for (const { watch } of tablesOfFeatures(business.features)) await watch?.(store.engine, db, { model, tables });
      return filled;
    },
    { upgrade: business.upgrade, retention: { days: settings.TRAIL_DAYS, now }, instance },
  );
  await cleanEncrypted(store);
  return { ...done, tables };
};
