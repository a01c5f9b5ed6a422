import type { Call, ResourceProps } from "../wire/contract";

/** What the tool needs to know about a console's calls. */
export interface ApiTestSource {
  /** Every defined resource, with or without a screen. */
  readonly resources: readonly ResourceProps[];
  /** Whether a call is sent as form data, with a file beside its parameters. */
  readonly takesFile: (call: Call) => boolean;
}
