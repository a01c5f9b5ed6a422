import type { PlatformFeature } from "pilothouse/platform";
import { serve } from "./serve";
import { ensureRounds, forgetWalker, takeOutRounds } from "./table";

export const rounds: PlatformFeature = {
  name: "rounds",
  serves: { rounds: serve },
  tables: [{ ensure: ensureRounds, takeOut: takeOutRounds, forgetAccount: forgetWalker }],
};
