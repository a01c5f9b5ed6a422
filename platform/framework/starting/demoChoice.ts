// Decides whether the platform starts with demo data: invented rows and known accounts. A store remembers whether it
// was created as a demo, because invented and real rows must never be mixed.
import { findIdentity, type Identity } from "../access/identity";
import type { Settings } from "../settings/settings";
import { readNote, rewriteNote } from "../storage/bookkeeping";
import { oneOf } from "../storage/query";
import { sql } from "kysely";
import type { Db } from "../storage/Store";
import type { Table } from "../storage/Table";
import { Refusal } from "../settings/Refusal";
import { checkWithoutDemo } from "./readStartSettings";
import type { Described } from "../storage/tableFor";

export interface DemoAsked {
  readonly settings: Pick<Settings, "DEMO" | "DEMO_PASSWORD" | "VERIFICATION_CODE" | "PASSWORD_COST">;
  /** The choice if DEMO is not set: only the embedded store at its default place is a demo. */
  readonly byDefault: boolean;
  /** Whether other machines can reach the platform. */
  readonly isReachable: boolean;
  /** The place of the store, as text for people. */
  readonly place: string;
}

export interface DemoChoice {
  readonly isDemo: boolean;
  readonly warnings: readonly string[];
}

const MARK = "made as a demo";

/** Stores of older versions do not remember whether they are a demo. Two accounts with names of the demo show it. */
const looksLikeDemo = async (db: Db, identity: Identity | null): Promise<boolean> => {
  const userId = identity?.accounts.byName.get(identity.account.name);
  if (!identity || !userId) return false;
  const { accounts } = identity;
  const names = accounts.resource.demo.given.map((row) => row[userId.name]);
  const found = await sql`select 1 from ${sql.table(accounts.name)} where ${oneOf(userId, names)} limit 2`.execute(db);
  return found.rows.length === 2;
};

const isMadeAsDemo = async (db: Db, described: Described, created: ReadonlySet<Table>): Promise<boolean | null> => {
  if (created.size === described.tables.size) return null;
  const mark = await readNote(db, MARK, 0);
  return mark === null ? looksLikeDemo(db, findIdentity(described)) : mark === "1";
};

const choose = (made: boolean | null, { settings, byDefault, place }: DemoAsked): DemoChoice => {
  const { DEMO } = settings;
  if (made === null || made === DEMO) return { isDemo: DEMO ?? byDefault, warnings: [] };
  if (!made && DEMO === true)
    throw new Refusal(
      `DEMO is 1, but the store at ${place} was not made as a demo, and demo rows would come among your own; leave DEMO out, or choose an empty place by DATA_DIR or DATABASE_URL.`,
    );
  if (!made) return { isDemo: false, warnings: [] };
  if (DEMO === false)
    return {
      isDemo: false,
      warnings: [`The store at ${place} was made as a demo: its companies and accounts are invented.`],
    };
  if (byDefault) return { isDemo: true, warnings: [] };
  throw new Refusal(
    `The store at ${place} was made as a demo, and its companies and accounts are invented; say DEMO=1 to start it as one, DEMO=0 to use it as it is, or choose an empty place by DATA_DIR or DATABASE_URL.`,
  );
};

/**
 * Decides for this store and stores the decision. Call this in the transaction that fills the store, so that a refusal
 * changes nothing. `created` are the new tables.
 * @throws Refusal if the settings do not fit the store, or if other machines could reach a new demo with a known
 * password
 */
export const chooseDemo = async (
  db: Db,
  asked: DemoAsked,
  described: Described,
  created: ReadonlySet<Table>,
): Promise<DemoChoice> => {
  const made = await isMadeAsDemo(db, described, created);
  const choice = choose(made, asked);
  const { settings, isReachable } = asked;
  if (!choice.isDemo) checkWithoutDemo(settings);
  if (choice.isDemo && isReachable && settings.DEMO_PASSWORD === null && made === null)
    throw new Refusal(
      "The demo's accounts have a password that everybody knows, and others can reach this address (HOST or TRUST_PROXY); give the demo a password of your own by DEMO_PASSWORD, or start without demo data by DEMO=0.",
    );
  await rewriteNote(db, MARK, (made ?? choice.isDemo) ? "1" : "0");
  return choice;
};
