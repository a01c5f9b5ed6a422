// Stores the address of the open control port in the demo servers on this machine.
import { type Platform, clearCaches } from "pilothouse/platform";
import { tableFor } from "pilothouse/platform/storage";
import { resources } from "../../generated/resources";
import { typedDatabase } from "../database";

export const LOOPBACK = "127.0.0.1";

export const storeServerAddress = async (platform: Platform, address: string): Promise<void> => {
  const moved = await typedDatabase(platform.store.db)
    .updateTable(resources.server.table)
    .set({ http_addr: address })
    .where("http_addr", "like", `${LOOPBACK}:%`)
    .where("http_addr", "<>", address)
    .executeTakeFirst();
  if (moved.numUpdatedRows > 0n) clearCaches(platform, tableFor(platform, resources.server), ["http_addr"]);
};
