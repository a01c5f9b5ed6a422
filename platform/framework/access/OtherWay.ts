// A way of signing in that a feature adds to passwords, such as identity providers.
import type { Db } from "../storage/Store";
import type { Described } from "../storage/tableFor";

export interface OtherWay {
  /** Whether this account is signed in to by it alone. Its password is worth nothing then. */
  isOnly(described: Described, db: Db, account: unknown): Promise<boolean>;
  /** A hash of what signs in by this key, such as a provider; null while nothing does. Another mark means other people. */
  markOf(described: Described, db: Db, key: unknown): Promise<string | null>;
}

interface WithWays extends Described {
  readonly otherWays: readonly OtherWay[];
}

/** Whether the account is signed in to without its password alone. */
export const isOnlyElsewhere = async (platform: WithWays, db: Db, account: unknown): Promise<boolean> => {
  for (const way of platform.otherWays) if (await way.isOnly(platform, db, account)) return true;
  return false;
};

/** Whether what took the first step of a sign-in still signs in the same people. */
export const isStillMarked = async (
  platform: WithWays,
  db: Db,
  { key, mark }: { readonly key: string; readonly mark: string },
): Promise<boolean> => {
  for (const way of platform.otherWays) if ((await way.markOf(platform, db, key)) === mark) return true;
  return false;
};
