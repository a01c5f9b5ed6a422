// Corrects times in the future, which a clock that was ahead has written. Otherwise leases and waits would be too long.
import { sql } from "kysely";
import type { Db } from "../storage/Store";
import * as own from "../wire/ownNames";
import { MINUTE } from "../wire/seconds";
import { JOBS_TABLE, OPEN } from "./Job";
import { LEASE } from "./lease";

/** Shortens leases and waits to the longest that are possible from `now` on, and logs the number of corrected jobs. */
export const shortenFutureTimes = async (db: Db, now: number): Promise<void> => {
  const since = sql`case when ${own.changedColumn} > ${now} then ${own.changedColumn} - ${now} else 0 end`;
  const { numAffectedRows = 0n } = await sql`update ${sql.table(JOBS_TABLE)} set not_before = not_before - (${since}),
      lease_until = case when lease_until > ${now + LEASE} then ${now + LEASE} else lease_until end,
      ${own.changedColumn} = ${own.changedColumn} - (${since})
      where state = ${OPEN} and (${own.changedColumn} > ${now + MINUTE} or lease_until > ${now + LEASE + MINUTE})`.execute(
    db,
  );
  if (numAffectedRows > 0n)
    console.warn(
      `A clock was ahead: ${numAffectedRows} jobs no longer wait for its time. Check that the clocks of all instances are set by NTP.`,
    );
};
