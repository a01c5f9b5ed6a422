// After a restart in another time zone, planned tasks run at the same hour in the new zone.
import { describe, expect, it } from "vitest";
import { rowsOf } from "./Client";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import type { StorePlace } from "./hosts";

const REMINDER = "0 9 * * *";

/** The hour in the zone at the next run of the reminder. */
const plannedHour = async (place: StorePlace, TIME_ZONE: string): Promise<string> => {
  const host = await openHost(place, readModel(), [], { TIME_ZONE });
  try {
    const token = await host.client.token("admin");
    const hour = new Intl.DateTimeFormat("en", {
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
      timeZone: TIME_ZONE,
    });
    // No timer runs due tasks in this test.
    await host.platform?.runDue();
    const rows = rowsOf(await host.client.call("/v2/user/admin/cron/list", { page_size: 50 }, { token }));
    return hour.format(new Date(Number(rows.find(({ spec }) => spec === REMINDER)?.gmt_next) * 1000));
  } finally {
    await host.close();
  }
};

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`schedules on ${name}`, () => {
    it("are planned again when the platform starts in another time zone (29.10)", { timeout: 60_000 }, async () => {
      if (!found) return;
      const place = found.place();
      for (const zone of ["Europe/Berlin", "Asia/Shanghai", "America/St_Johns"])
        expect([zone, await plannedHour(place, zone)]).toEqual([zone, "09:00"]);
      found.close();
    });
  });
}
