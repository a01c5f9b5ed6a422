import type { PlatformFeature } from "pilothouse/platform";
import { roundsHandler } from "./serve";
import { ensureRoundsTable, forgetWalker, ROUNDS_TABLE, exportRoundsOf } from "./table";

export const rounds: PlatformFeature = {
  name: "rounds",
  serves: { rounds: roundsHandler },
  tables: [{ table: ROUNDS_TABLE, ensure: ensureRoundsTable, takeOut: exportRoundsOf, forgetAccount: forgetWalker }],
};
