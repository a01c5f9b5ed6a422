// What the platform serves of the own account under /rest. The client is loaded when it is needed.

/** The client of ra-data-simple-rest. It throws WireFailures. */
export const ownRest = async () => (await import("../providers/restProvider")).simpleRest();
