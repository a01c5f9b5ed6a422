import type { KeyIn } from "../storage/defineResource";
import type { Row } from "../storage/Store";
import type { ViewedRole } from "./sessions";

/** The API key that a program makes a call with. */
export interface CallerKey {
  /** The key of the API key's record. */
  readonly key: string | number;
  /** The first characters of the API key, by which people recognise it. */
  readonly prefix: string;
  /** How many calls the key may make per minute; null for the limit of its account. */
  readonly limit: number | null;
  /** When the key was last used, in epoch seconds; 0 if that is unknown. */
  readonly usedAt: number;
}

type AccountKey = KeyIn<"account">;
type OwnerKey = KeyIn<"owner">;

export const isKey = (one: unknown): one is AccountKey & OwnerKey => typeof one === "string" || typeof one === "number";

/** The signed-in account of a request, with everything that decides what it may do and see. */
export interface Caller {
  readonly key: AccountKey;
  readonly account: Row;
  readonly roles: readonly Row[];
  readonly isSuper: boolean;
  readonly menus: ReadonlySet<string>;
  /** The key of the account's company; 0 if it has none. */
  readonly company: OwnerKey | 0;
  /** Keys of the companies whose rows the caller may see and change; null means all companies. */
  readonly companies: readonly OwnerKey[] | null;
  /** False for work that began without the right to see personal data, even if its account has that right now. */
  readonly seesPersonal?: boolean | undefined;
  /** Whether the account needs a second factor and has none. Then it can only turn one on. */
  readonly lacksFactor?: boolean;
  /** The role that a person views the console as. Missing in a session with the account's own roles. */
  readonly sight?: ViewedRole;
  /** The API key with which a program acts as the account. Missing for a person who signed in. */
  readonly apiKey?: CallerKey;
}
