// Callers know their rights from the store; whether somebody may give a role, and so look as it, the rules decide.
import { Callers, type Finding } from "../access/Callers";
import type { Platform } from "../Platform";
import { mayGive } from "../rules/rights";
import type { Store } from "../storage/Store";

/** `platform` is asked later, because it is made of these callers too. */
export const createCallers = (store: Store, described: Finding, platform: () => Platform): Callers =>
  new Callers(store, described, (db, caller, role) => mayGive({ platform: platform(), db, caller }, role));
