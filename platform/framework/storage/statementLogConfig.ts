import type { KyselyConfig } from "kysely";
import { isTraced, traceStatement } from "../observing/span";
import type { StatementWatcher } from "./Store";

/** The part of Kysely's configuration that logs or traces every statement. Without a listener, nothing is measured. */
export const statementLogConfig = (
  engine: Parameters<typeof traceStatement>[0],
  listener: StatementWatcher | undefined,
): Pick<KyselyConfig, "log"> => {
  if (listener === undefined) return isTraced() ? { log: traceStatement(engine) } : {};
  return {
    log: ({ level, query }) => {
      if (level === "query") listener(query.sql, query.parameters);
    },
  };
};
