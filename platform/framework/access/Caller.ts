import type { Row } from "../storage/Store";

/** The signed-in account of a request, with everything that decides what it may do and see. */
export interface Caller {
  readonly key: string | number;
  readonly account: Row;
  readonly roles: readonly Row[];
  readonly isSuper: boolean;
  readonly menus: ReadonlySet<string>;
  readonly company: string | number;
  /** Keys of the companies whose rows the caller may see and change; null means all companies. */
  readonly companies: readonly (string | number)[] | null;
}
