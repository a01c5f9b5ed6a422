// Whether a typed address is a server in the platform's registry. Only such a server gets the token.
import { send } from "../../../src/framework/wire/send";
import { WireFailure } from "../../../src/framework/wire/WireFailure";
import type { DeclaredCall } from "./declaredCalls";

const PAGE = 200;
const MOST_PAGES = 25;

/** One row of the call's resource must contain exactly this address. */
export const isServerRegistered = async ({ call, calls }: DeclaredCall, address: string): Promise<boolean> => {
  const { list } = calls;
  if (call.style !== "bearer-at" || address === "" || list === undefined) return false;
  try {
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const { data } = await send(list, { [list.paging]: page, page_size: PAGE });
      const rows: readonly unknown[] = Array.isArray(data) ? data : [];
      if (rows.some((row) => typeof row === "object" && row !== null && Object.values(row).includes(address)))
        return true;
      if (rows.length < PAGE) return false;
    }
  } catch (error) {
    if (!(error instanceof WireFailure)) throw error;
  }
  return false;
};
