const KEY = "pilothouse.visitor";
let memory = "";

/** The token of a client app's user. It is kept only for this tab, and is independent of the console's token. */
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
    // Without storage, only this page keeps the token.
  }
};
