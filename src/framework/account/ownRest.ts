// Calls under /rest about the own account. The client is loaded when it is needed.

/** The client of ra-data-simple-rest. It throws WireFailures. */
export const ownRest = async () => (await import("../providers/restProvider")).simpleRest();
