const KEY = "pilothouse.visitor";
let memory = "";

/** The token of a user of a client app: kept for this tab only, and nothing to do with the console's. */
export const get = (): string => {
  try {
    return sessionStorage.getItem(KEY) ?? memory;
  } catch {
    return memory;
  }
};

export const set = (value: string): void => {
  memory = value;
  try {
    if (value === "") sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, value);
  } catch {
    // A browser that keeps nothing: the page itself still does.
  }
};
