// A sign-in method that a feature adds, such as identity providers.
import type { Db } from "../storage/Store";
import type { Described } from "../storage/tableFor";

/** The method of a completed first sign-in step: its key, its name for the audit trail, and a hash of the person. */
export interface FirstStep {
  readonly key: string;
  readonly name: string;
  readonly mark: string;
}

export interface SignInMethod {
  /** Whether it is the only method for this account. The account's password is then not accepted. */
  isOnly(described: Described, db: Db, account: unknown): Promise<boolean>;
  /** A hash of the settings with this key, such as a provider's; null if off. A change may admit other people. */
  markOf(described: Described, db: Db, key: unknown): Promise<string | null>;
}

interface WithMethods extends Described {
  readonly signInMethods: readonly SignInMethod[];
}

/** Whether the account can only sign in by another method than its password. */
export const signsInOnlyElsewhere = async (platform: WithMethods, db: Db, account: unknown): Promise<boolean> => {
  for (const way of platform.signInMethods) if (await way.isOnly(platform, db, account)) return true;
  return false;
};

/** Whether the settings of the first sign-in step, such as those of the provider, are still on and unchanged. */
export const isMethodUnchanged = async (
  platform: WithMethods,
  db: Db,
  { key, mark }: { readonly key: string; readonly mark: string },
): Promise<boolean> => {
  for (const way of platform.signInMethods) if ((await way.markOf(platform, db, key)) === mark) return true;
  return false;
};
