// The demo servers and third parties share one address: a port of one instance of the demo. If several instances share
// a database, each checks that address. When nothing answers there any more, one of the instances stores its own port.
import { createConnection } from "node:net";
import type { Platform } from "pilothouse/platform";
import { resources } from "../../generated/resources";
import { typedDatabase } from "../database";
import { storeGoodsAddress } from "../identity/demoGoods";
import { LOOPBACK, storeServerAddress } from "./storeServerAddress";

/** Milliseconds between two checks, and how long a check waits for an answer. */
const LOOK = 3000;
const PATIENCE = 1000;

const answers = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const port = Number(address.split(":")[1]);
    const socket = createConnection({ host: LOOPBACK, port, timeout: PATIENCE });
    const end = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once("connect", () => end(true));
    socket.once("timeout", () => end(false));
    socket.once("error", () => end(false));
  });

const place = async (platform: Platform, address: string): Promise<void> => {
  await storeServerAddress(platform, address);
  await storeGoodsAddress(platform, address);
};

/** Stores the address of this instance if nothing answers at the stored address. */
const look = async (platform: Platform, own: string): Promise<void> => {
  const found = await typedDatabase(platform.store.db)
    .selectFrom(resources.server.table)
    .select("http_addr")
    .where("http_addr", "like", `${LOOPBACK}:%`)
    .where("http_addr", "<>", own)
    .limit(1)
    .executeTakeFirst();
  if (found !== undefined && !(await answers(found.http_addr ?? ""))) await place(platform, own);
};

/** Stores the address of this instance and checks it until the answered function is called. */
export const publishAddress = async (platform: Platform, own: string): Promise<() => void> => {
  // With SQLite there are no other instances, so a program that answers at an old port is not part of this platform.
  if (platform.store.engine === "sqlite") {
    await place(platform, own);
    return () => undefined;
  }
  await look(platform, own);
  const timer = setInterval(() => void look(platform, own).catch(() => undefined), LOOK);
  timer.unref();
  return () => clearInterval(timer);
};
