// Browsers report addresses that the policy of a page blocked to /blocked, the `report-uri` of the Content-Security-Policy.
// Administrators read the reports in the log and in the audit trail.
import type { Platform } from "../Platform";
import { addNote } from "../storage/bookkeeping";
import { recordEntry } from "../storage/Recorder";
import { transact } from "../storage/transact";
import { platformForActor } from "../trail/createTrail";
import { readBytes } from "../wire/readBytes";
import { isObject, parseJson } from "../wire/readJson";
import { DAY } from "../wire/seconds";

export const BLOCKED_PATH = "/blocked";

/** The maximum number of reports that a process records per day, because anybody can send reports. */
const MOST = 50;
/** The code of the refusal in the audit trail. */
const FORBIDDEN = 403;
const DIRECTIVE = /^[a-z]{3,12}-src(?:-elem|-attr)?$/;

/** The origin of an address, or the keyword for it: `inline`, `eval`, `data`. Undefined for anything else. */
const originOf = (blocked: unknown): string | undefined => {
  const text = String(blocked ?? "").slice(0, 300);
  if (/^[a-z-]{2,20}$/.test(text)) return text;
  return URL.canParse(text) && new URL(text).origin !== "null" ? new URL(text).origin : undefined;
};

/** The reports of today, by the tables of each running platform. */
const known = new WeakMap<Platform["tables"], { readonly day: number; readonly reported: Set<string> }>();

const isNew = ({ tables }: Platform, what: string, day: number): boolean => {
  const before = known.get(tables);
  const today = before?.day === day ? before : { day, reported: new Set<string>() };
  known.set(tables, today);
  if (today.reported.has(what) || today.reported.size >= MOST) return false;
  today.reported.add(what);
  return true;
};

/** @throws Failure 400 or 413 if it is not a valid report, 429 if an address sends too many */
export const recordBlocked = async (platform: Platform, request: Request, address: string): Promise<Response> => {
  const { limits, rates, store } = platform;
  const now = platform.now();
  rates.takeAddress(address, now);
  const more = async (): Promise<number> => limits.unsignedBytes;
  const sent = parseJson(await readBytes(request, { small: limits.unsignedBytes, more }), limits);
  const report = isObject(sent) && isObject(sent["csp-report"]) ? sent["csp-report"] : {};
  const [directive = ""] = String(report["effective-directive"] ?? report["violated-directive"] ?? "").split(" ");
  const blocked = originOf(report["blocked-uri"]);
  const nothing = new Response(null, { status: 204 });
  if (!DIRECTIVE.test(directive) || blocked === undefined) return nothing;
  if (!isNew(platform, `${directive} ${blocked}`, Math.floor(now / DAY))) return nothing;
  console.warn(`Browsers kept a page from ${blocked}: ${directive} does not name it. See docs/security.md.`);
  const acting = platformForActor(platform, { account: null, call: null, work: "page", address });
  if (store.trail !== null)
    await transact(acting.store, async (db) => {
      if (await addNote(db, `blocked:${directive}:${blocked}`, "", now, DAY))
        recordEntry(db, {
          is: "event",
          event: "refused",
          code: FORBIDDEN,
          facts: { blocked, directive, said_by: "browser" },
        });
    });
  return nothing;
};
