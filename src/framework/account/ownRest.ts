// What the platform serves of the own account under /rest. The client is loaded when it is needed.
import { hostInside, type HostInside } from "../wire/HostInside";
import { can } from "../wire/Host";

export const hasOwnRest = (name: HostInside["rest"][number]): boolean =>
  can("extensions") && hostInside().rest.includes(name);

/** The client of ra-data-simple-rest. It throws WireFailures. */
export const ownRest = async () => (await import("../providers/restProvider")).simpleRest();
