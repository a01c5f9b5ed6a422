// What actions need of the data provider beyond react-admin's own methods.
import { type DataProvider, useDataProvider } from "ra-core";
import type { Call, Payload } from "../wire/contract";

export interface CallingDataProvider extends DataProvider {
  /** Makes any declared call with uncoerced parameters; rejects with what was answered. `address` is a bearer-at call's server. */
  call(
    call: Call,
    params: Payload,
    options?: { readonly address?: string; readonly quiet?: boolean; readonly once?: boolean },
  ): Promise<{ readonly data: unknown }>;
}

export const useCallingDataProvider = () => useDataProvider<CallingDataProvider>();
