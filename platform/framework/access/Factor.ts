// A second factor for accounts, which a feature adds to passwords: codes of an app, or passkeys.
import type { Settings } from "../settings/settings";
import type { Db, Row, Store } from "../storage/Store";
import type { Described } from "../storage/tableFor";

export type Key = string | number;

/** The purpose of a proof. The proof is not accepted for another purpose. */
export type ProofPurpose = "sign_in" | "confirm";

export interface ProofContext {
  readonly store: Store;
  readonly settings: Settings;
  /** Seconds since 1970. */
  now(): number;
}

/** Accepts a proof, in the transaction that needs it. Answers false if the proof is wrong. */
export type AcceptProof = (db: Db, now: number) => Promise<boolean>;

/** How a factor gives a proof other than a code. */
export interface FactorProof {
  /** The name of its challenge and answer in requests, such as `passkey`. */
  readonly name: string;
  /** The request's parameter with the proof. It replaces `code`. */
  readonly parameter: string;
  /** The options for the browser; null if the account has no such factor for this domain. */
  ask(proving: ProofContext, account: Key, purpose: ProofPurpose): Promise<Row | null>;
  /** Checks a proof, outside any transaction. Null if the account was not asked for it. */
  read(proving: ProofContext, account: Key, purpose: ProofPurpose, given: unknown): Promise<AcceptProof | null>;
}

export interface Factor {
  has(db: Db, account: Key): Promise<boolean>;
  /** Removes all of the account's factors of this kind, and answers how many there were. */
  remove(db: Db, account: Key): Promise<number>;
  /** Null for a factor that is used with codes. */
  readonly proof: FactorProof | null;
}

export interface WithFactors {
  readonly factors: readonly Factor[];
}

/** Decides which accounts need a second factor. */
export interface FactorDemand {
  /** Whether this account has no second factor but must have one. */
  isLacking(from: Described & WithFactors, db: Db, account: Row): Promise<boolean>;
}

/** Removes all second factors of an account. Answers whether there were any. */
export const removeFactors = async ({ factors }: WithFactors, db: Db, account: Key): Promise<boolean> => {
  let removed = 0;
  for (const factor of factors) removed += await factor.remove(db, account);
  return removed > 0;
};
