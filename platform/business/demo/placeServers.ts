// Demo servers on this machine answer at the port that is open now.
import { resources } from "../../generated/resources";
import { sql } from "kysely";
import type { Platform } from "../../framework/server/Platform";
import { tableFor, written } from "../../framework/records/step";

export const placeServers = async (platform: Platform, address: string): Promise<void> => {
  if (!platform.tables.get("server")?.byName.has("http_addr")) return;
  const moved =
    await sql`update server set http_addr = ${address} where http_addr like '127.0.0.1:%' and http_addr <> ${address}`.execute(
      platform.store.db,
    );
  if (Number(moved.numAffectedRows ?? 0n) > 0) written(platform, tableFor(platform, resources.server), ["http_addr"]);
};
