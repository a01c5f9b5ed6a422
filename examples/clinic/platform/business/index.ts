// All that the office does beyond its definitions.
import type { Business } from "pilothouse/platform";

export const business: Business = {
  handlers: new Map(),
  rules: {},
  jobs: [],
  routes: {},
  demo: { adjusting: {}, follows: {}, settle: async () => undefined },
};
