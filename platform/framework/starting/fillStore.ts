// Fills a new store when the platform starts, and refuses to start if others could sign in with a known password.
import type { Model } from "../../../generator";
import { seed } from "./seed";
import type { Business } from "../Business";
import type { Settings } from "../settings/settings";
import type { Db, Store } from "../storage/Store";
import type { Table } from "../storage/Table";
import { chooseDemo } from "./demoChoice";
import type { DemoChoice } from "./demoChoice";
import type { FirstAccount } from "./firstRows";
import { replaceKnownPasswords, warnOfKnownPasswords } from "./knownPasswords";
import { Refusal } from "../settings/Refusal";

export interface FillOptions {
  readonly store: Store;
  readonly model: Model;
  readonly tables: ReadonlyMap<string, Table>;
  readonly settings: Settings;
  readonly demoByDefault: boolean;
  readonly isReachable: boolean;
  readonly now: number;
  readonly business: Business;
}

export interface FillResult extends DemoChoice {
  /** The first account, if it was just created; otherwise null. */
  readonly firstAccount: FirstAccount | null;
}

/** Fills the tables in `created`. @throws Refusal, which rolls the transaction back */
export const fillStore = async (filling: FillOptions, db: Db, created: ReadonlySet<Table>): Promise<FillResult> => {
  const { store, tables, settings, demoByDefault, isReachable } = filling;
  const asked = { settings, byDefault: demoByDefault, isReachable, place: store.address };
  const choice = await chooseDemo(db, asked, filling, created);
  const firstAccount = await seed({ ...filling, demo: choice.isDemo }, db, created);
  if (!choice.isDemo) await filling.business.equip?.(db, filling);
  if (choice.isDemo && settings.DEMO_PASSWORD !== null && created.size < tables.size)
    await replaceKnownPasswords(db, filling, settings.DEMO_PASSWORD, settings.PASSWORD_COST);
  const known =
    isReachable || choice.warnings.length > 0 ? await warnOfKnownPasswords(db, filling, settings.PASSWORD_COST) : null;
  if (known === null) return { ...choice, firstAccount };
  if (!isReachable) return { ...choice, firstAccount, warnings: [...choice.warnings, `${known}.`] };
  const mend = choice.isDemo
    ? "give the demo a password of your own by DEMO_PASSWORD"
    : "start it where only this machine reaches it (HOST=127.0.0.1, without TRUST_PROXY), change the passwords or delete the accounts, and start it again";
  throw new Refusal(`${known}, and others can reach this address (HOST or TRUST_PROXY); ${mend}.`);
};
