// Users of client apps, when they come to a public page: a session of their own kind, which opens no call of the console.
import type { Platform } from "../../framework/server/Platform";
import { tableFor } from "../../framework/records/step";
import { decodeRow } from "../../framework/storage/codec";
import { byKey, byKeys, firstWhere, oneOf, rowsOf, selectionOf, whereOf } from "../../framework/storage/query";
import type { Db, Row } from "../../framework/storage/Store";
import { sql } from "kysely";
import { beginSession, endSessionsOf, findSession, VISITOR } from "../../framework/access/sessions";

const NORMAL = 1;
const MOST_DEVICES = 200;

export interface Visitor {
  readonly userId: string;
  readonly user: Row;
}

/** What sessions and browsers of an app user are kept under. */
export const visitorName = (userId: string): string => `${VISITOR}${userId}`;

export const beginVisit = (db: Db, userId: string, now: number): Promise<{ token: string; expires: number }> =>
  beginSession(db, visitorName(userId), now);

/** Null for any other token, and for a user that was locked meanwhile, whose sessions end with that. */
export const findVisitor = async (platform: Platform, token: string | null): Promise<Visitor | null> => {
  const { db } = platform.store;
  const name = token === null ? null : await findSession(db, token, platform.now());
  if (name === null || !name.startsWith(VISITOR)) return null;
  const userId = name.slice(VISITOR.length);
  const user = await byKey(db, tableFor(platform, "app_user"), userId);
  if (user && Number(user.state ?? NORMAL) === NORMAL) return { userId, user };
  await endSessionsOf(db, name);
  return null;
};

/** The device as this user has it, or null when it is not theirs. */
export const deviceOf = async (platform: Platform, { userId }: Visitor, uid: string): Promise<Row | null> => {
  const table = tableFor(platform, "app_device");
  const columns = [table.byName.get("user_id"), table.byName.get("uid")];
  const conditions = columns.flatMap((column, index) => (column ? [oneOf(column, [index === 0 ? userId : uid])] : []));
  return firstWhere(platform.store.db, table, conditions);
};

/** What a page shows of a visitor: who it is, and the devices to choose from. */
export const describeVisitor = async (platform: Platform, { userId, user }: Visitor) => {
  const { db } = platform.store;
  const bound = tableFor(platform, "app_device");
  const devices = tableFor(platform, "device");
  const where = whereOf(selectionOf(platform.store, bound, { user_id: userId }).conditions);
  const rows = await rowsOf(db, bound, sql`${where} order by id limit ${MOST_DEVICES}`);
  const keys = rows.map((row) => row.uid);
  const known = await byKeys(db, devices, keys);
  const online = new Map(known.map((row) => [String(row.uid), decodeRow(devices, row).online]));
  return {
    user: { user_id: userId, user_name: String(user.user_name ?? "") },
    devices: rows.map((row) => ({
      uid: String(row.uid),
      name: String(row.name ?? "") || String(row.uid),
      online: online.get(String(row.uid)) === 1 ? 1 : 0,
    })),
  };
};
