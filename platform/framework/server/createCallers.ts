// Creates the code that finds callers. The console's rules decide who may give a role, and so view the console as it.
import { Callers, type CallerSources } from "../access/Callers";
import type { Platform } from "../Platform";
import { mayGiveRole } from "../rules/rights";
import type { Store } from "../storage/Store";

/** `platform` is a function, because the platform is created later, with these callers. */
export const createCallers = (store: Store, described: CallerSources, platform: () => Platform): Callers =>
  new Callers(store, described, (db, caller, role) => mayGiveRole({ platform: platform(), db, caller }, role));
