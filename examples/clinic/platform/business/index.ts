// All that the office does beyond its definitions.
import type { Business } from "pilothouse/platform";
import type { resources } from "../generated/resources";

export const business: Business<typeof resources> = {
  handlers: {},
  rules: {},
  jobs: [],
  routes: {},
  demo: { adjusting: {}, follows: {}, settle: async () => undefined },
};
