// A sign-in method that a feature adds, such as identity providers.
import type { Db } from "../storage/Store";
import type { Described } from "../storage/tableFor";

/** A method that completed the first sign-in step: its key, its name for the audit trail, and a hash of the person. */
export interface FirstStep {
  readonly key: string;
  readonly name: string;
  readonly mark: string;
}

export interface SignInMethod {
  /** Whether it is the only method for this account. The account's password is then not accepted. */
  isOnly(described: Described, db: Db, account: unknown): Promise<boolean>;
  /** A hash of the configuration with this key, such as a provider's; null while it is off. Another hash may mean other people. */
  markOf(described: Described, db: Db, key: unknown): Promise<string | null>;
}

interface WithMethods extends Described {
  readonly signInMethods: readonly SignInMethod[];
}

/** Whether the account can only sign in by another method than its password. */
export const isOnlyElsewhere = async (platform: WithMethods, db: Db, account: unknown): Promise<boolean> => {
  for (const way of platform.signInMethods) if (await way.isOnly(platform, db, account)) return true;
  return false;
};

/** Whether the provider, or other configuration, of the first sign-in step is still on and unchanged. */
export const isStillMarked = async (
  platform: WithMethods,
  db: Db,
  { key, mark }: { readonly key: string; readonly mark: string },
): Promise<boolean> => {
  for (const way of platform.signInMethods) if ((await way.markOf(platform, db, key)) === mark) return true;
  return false;
};
