// Calls under /rest about the own account. Their client is loaded when it is needed.

/** The client of ra-data-simple-rest. Its failures are WireFailures. */
export const loadRestClient = async () => (await import("../providers/restProvider")).simpleRest();
