import type { Call, ResourceProps } from "../wire/contract";

/** What a console tells the tool of its calls. */
export interface ApiTestSource {
  /** Every resource there is a definition of, with or without a screen. */
  readonly resources: readonly ResourceProps[];
  /** Whether a call goes as form data, with a file beside its parameters. */
  readonly takesFile: (call: Call) => boolean;
}
