import type { Style } from "./Style";

/** The payload is sent unchanged, with the token in the Authorization header. */
export const bearer: Style = {
  root: "/api",
  // `held` is the result of tokenFor(url).
  headers: (held): Record<string, string> => (held === "" ? {} : { Authorization: `Bearer ${held}` }),
  body: (payload) => payload,
};
