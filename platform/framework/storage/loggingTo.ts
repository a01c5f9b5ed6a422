import type { KyselyConfig } from "kysely";
import { isTraced, noteStatement } from "../observing/span";
import type { StatementWatcher } from "./Store";

/** The part of Kysely's configuration that logs or traces every statement. Without a listener, nothing is measured. */
export const loggingTo = (
  engine: Parameters<typeof noteStatement>[0],
  listener: StatementWatcher | undefined,
): Pick<KyselyConfig, "log"> => {
  if (listener === undefined) return isTraced() ? { log: noteStatement(engine) } : {};
  return {
    log: ({ level, query }) => {
      if (level === "query") listener(query.sql, query.parameters);
    },
  };
};
