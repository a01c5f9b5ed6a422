import type { PlatformFeature } from "pilothouse/platform";
import { serve } from "./serve";
import { ensureRounds, forgetWalker } from "./table";

export const rounds: PlatformFeature = {
  name: "rounds",
  serves: { rounds: serve },
  tables: [{ ensure: ensureRounds, forgetAccount: forgetWalker }],
};
