// react-admin's data provider, with an added method for calls that react-admin does not know.
import { type DataProvider, useDataProvider } from "ra-core";
import type { Call, Payload } from "../wire/contract";

export interface CallingDataProvider extends DataProvider {
  /** Makes any declared call. Rejects if the platform refuses. `address`: the server of a bearer-at call. */
  call(
    call: Call,
    params: Payload,
    options?: {
      readonly address?: string;
      readonly quiet?: boolean;
      readonly reads?: boolean;
      readonly once?: boolean;
      /** Selects a more precise message: "user" selects errors.406.user. */
      readonly context?: string;
    },
  ): Promise<{ readonly data: unknown }>;
}

export const useCallingDataProvider = () => useDataProvider<CallingDataProvider>();
