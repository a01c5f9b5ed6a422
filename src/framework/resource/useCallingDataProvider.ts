// The data provider with the method that actions need in addition to those of react-admin.
import { type DataProvider, useDataProvider } from "ra-core";
import type { Call, Payload } from "../wire/contract";

export interface CallingDataProvider extends DataProvider {
  /** Makes any declared call with uncoerced parameters. Rejects when the platform refuses. `address` is the server of a bearer-at call. */
  call(
    call: Call,
    params: Payload,
    options?: {
      readonly address?: string;
      readonly quiet?: boolean;
      readonly reads?: boolean;
      readonly once?: boolean;
      /** The context of a code without one, for messages that differ between calls: "user" for errors.406.user. */
      readonly context?: string;
    },
  ): Promise<{ readonly data: unknown }>;
}

export const useCallingDataProvider = () => useDataProvider<CallingDataProvider>();
