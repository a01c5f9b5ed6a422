// A second factor that a feature adds to the codes of an app, such as passkeys.
import type { Settings } from "../settings/settings";
import type { Db, Row, Store } from "../storage/Store";

export type Key = string | number;

/** What a proof is asked for. It is not taken for anything else. */
export type Purpose = "sign_in" | "confirm";

interface Proving {
  readonly store: Store;
  readonly settings: Settings;
  /** Seconds since 1970. */
  now(): number;
}

/** Takes a proof, in the transaction of what it is given for. Answers false if it is wrong. */
export type TakeProof = (db: Db, now: number) => Promise<boolean>;

export interface Factor {
  /** The name under which its question is asked and answered, such as `passkey`. */
  readonly name: string;
  /** The parameter that has its proof, in place of `code`. */
  readonly proof: string;
  has(db: Db, account: Key): Promise<boolean>;
  /** Removes all that the account has of it, and answers how many there were. */
  remove(db: Db, account: Key): Promise<number>;
  /** What a browser needs in order to use it; null if the account has none for this place. */
  ask(proving: Proving, account: Key, purpose: Purpose): Promise<Row | null>;
  /** Reads a proof, outside of any transaction. Null if nobody asked for it. */
  read(proving: Proving, account: Key, purpose: Purpose, given: unknown): Promise<TakeProof | null>;
}

export interface WithFactors {
  readonly factors: readonly Factor[];
}

export const hasOther = async ({ factors }: WithFactors, db: Db, account: Key): Promise<boolean> => {
  for (const factor of factors) if (await factor.has(db, account)) return true;
  return false;
};

/** What takes the proof that was sent: undefined if none was sent, null if nobody asked for it. */
export const readProof = async (
  platform: Proving & WithFactors,
  account: Key,
  purpose: Purpose,
  sent: Row,
): Promise<TakeProof | null | undefined> => {
  const factor = platform.factors.find(({ proof }) => sent[proof] !== undefined);
  return factor?.read(platform, account, purpose, sent[factor.proof]);
};

/** What a browser needs for each of the factors, by name. */
export const askAll = async (platform: Proving & WithFactors, account: Key, purpose: Purpose): Promise<Row> => {
  const asked: Record<string, unknown> = {};
  for (const factor of platform.factors) asked[factor.name] = await factor.ask(platform, account, purpose);
  return asked;
};
