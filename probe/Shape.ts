import type { ListShape } from "./listShape";
import type { ValueForms } from "./valueForms";

/** How a host wraps its answers: `answer` of `dialect`. */
export interface AnswerShape {
  readonly code: string;
  readonly success?: readonly (string | number | boolean)[];
  readonly error?: string;
  readonly fields?: string;
  readonly message?: string;
  readonly data: string;
  readonly rows?: string;
  readonly count?: string;
}

export interface PagingShape {
  readonly page?: string;
  readonly offset?: string;
  readonly size: string;
  readonly first?: 0;
}

/** Parts of `dialect`. Each is given only if the host differs from host.yaml. */
export interface Dialect {
  readonly names?: "camel";
  readonly answer?: AnswerShape;
  readonly lists?: ListShape;
  readonly keys?: Readonly<Record<string, string>>;
  readonly paging?: PagingShape;
  readonly values?: ValueForms;
  readonly refusals?: Readonly<Record<string, number>>;
}

/** Findings of a probe for host.yaml. */
export interface HostShape {
  readonly dialect: Dialect;
  /** `token` of `sign_in`. */
  readonly token?: string;
  /** The host has no roles or no menus. */
  readonly rights?: "all";
  /** The host does not accept files. */
  readonly takesFiles?: false;
}

/** The result for a host that is as host.yaml describes it. */
export const AS_DECLARED: HostShape = { dialect: {} };
