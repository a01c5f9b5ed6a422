import type { Row } from "../storage/Store";

/** Who calls, and what that lets them see. */
export interface Caller {
  readonly key: string | number;
  readonly account: Row;
  readonly roles: readonly Row[];
  readonly isSuper: boolean;
  readonly menus: ReadonlySet<string>;
  readonly company: string | number;
  /** The companies whose rows it may see and change; null for all. */
  readonly companies: readonly (string | number)[] | null;
}
