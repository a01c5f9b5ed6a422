import type { PlatformFeature } from "pilothouse/platform";
import { serve } from "./serve";
import { ensureRounds, forgetWalker, ROUNDS, takeOutRounds } from "./table";

export const rounds: PlatformFeature = {
  name: "rounds",
  serves: { rounds: serve },
  tables: [{ table: ROUNDS, ensure: ensureRounds, takeOut: takeOutRounds, forgetAccount: forgetWalker }],
};
