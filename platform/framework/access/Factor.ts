// A second factor of accounts, which a feature adds to passwords: codes of an app, or passkeys.
import type { Settings } from "../settings/settings";
import type { Db, Row, Store } from "../storage/Store";
import type { Described } from "../storage/tableFor";

export type Key = string | number;

/** What a proof is asked for. It is not taken for anything else. */
export type Purpose = "sign_in" | "confirm";

export interface Proving {
  readonly store: Store;
  readonly settings: Settings;
  /** Seconds since 1970. */
  now(): number;
}

/** Takes a proof, in the transaction of what it is given for. Answers false if it is wrong. */
export type TakeProof = (db: Db, now: number) => Promise<boolean>;

/** How a factor is used in place of a code. */
export interface FactorProof {
  /** The name under which its question is asked and answered, such as `passkey`. */
  readonly name: string;
  /** The parameter that has its proof, in place of `code`. */
  readonly parameter: string;
  /** What a browser needs in order to use it; null if the account has none for this place. */
  ask(proving: Proving, account: Key, purpose: Purpose): Promise<Row | null>;
  /** Reads a proof, outside of any transaction. Null if nobody asked for it. */
  read(proving: Proving, account: Key, purpose: Purpose, given: unknown): Promise<TakeProof | null>;
}

export interface Factor {
  has(db: Db, account: Key): Promise<boolean>;
  /** Removes all that the account has of it, and answers how many there were. */
  remove(db: Db, account: Key): Promise<number>;
  /** Null if it is used with codes. */
  readonly proof: FactorProof | null;
}

export interface WithFactors {
  readonly factors: readonly Factor[];
}

/** Says which accounts need a second factor. */
export interface FactorDemand {
  /** Whether a second factor is demanded of this account, which has none. */
  isLacking(from: Described & WithFactors, db: Db, account: Row): Promise<boolean>;
}

/** Removes all second factors of an account. Answers whether there was any. */
export const removeFactors = async ({ factors }: WithFactors, db: Db, account: Key): Promise<boolean> => {
  let removed = 0;
  for (const factor of factors) removed += await factor.remove(db, account);
  return removed > 0;
};
