// Visitors: users of client apps on a public page. Their sessions are of a separate kind and cannot call the console.
import { AppUserState, OnlineState } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { sql } from "kysely";
import type { GivenOf, RowOf } from "pilothouse/handles";
import { beginSession, endSessionsOf, findSession, type Platform, VISITOR_PREFIX } from "pilothouse/platform";
import {
  creationOrder,
  findByKey,
  findByKeys,
  columnFor,
  type Db,
  findFirstOf,
  oneOf,
  readRows,
  tableFor,
  whereOf,
} from "pilothouse/platform/storage";

const MOST_DEVICES = 200;

export interface Visitor {
  readonly userId: string;
  readonly user: RowOf<typeof resources.app_user>;
}

/** The account name of an app user in sessions, known browsers and password tries. */
export const visitorName = (userId: string): string => `${VISITOR_PREFIX}${userId}`;

export const beginVisit = (db: Db, userId: string, now: number): Promise<{ token: string; expires: number }> =>
  beginSession(db, visitorName(userId), now);

/** Finds the visitor of a token. Null for other tokens and for locked users, whose sessions it ends. */
export const findVisitor = async (platform: Platform, token: string | null): Promise<Visitor | null> => {
  const { db } = platform.store;
  const name = token === null ? null : await findSession(db, token, platform.now());
  if (name === null || !name.startsWith(VISITOR_PREFIX)) return null;
  const userId = name.slice(VISITOR_PREFIX.length);
  const user = await findByKey(db, tableFor(platform, resources.app_user), userId);
  if (user && user.state === AppUserState.normal) return { userId, user };
  await endSessionsOf(db, name);
  return null;
};

/** The record that binds a device to this user; null if the user does not have the device. */
export const findVisitorDevice = async (
  platform: Platform,
  { userId }: Pick<Visitor, "userId">,
  uid: string,
): Promise<RowOf<typeof resources.app_device> | null> => {
  const table = tableFor(platform, resources.app_device);
  return findFirstOf(platform.store.db, table, { user_id: userId, uid });
};

/** What public pages show of a visitor: name, app and devices. */
export const describeVisitor = async (platform: Platform, { userId, user }: Visitor) => {
  const { db } = platform.store;
  const bound = tableFor(platform, resources.app_device);
  const devices = tableFor(platform, resources.device);
  const where = whereOf([oneOf(columnFor(bound, "user_id"), [userId])]);
  const app = user.app_id === null ? null : await findByKey(db, tableFor(platform, resources.app), user.app_id);
  const rows = await readRows(db, bound, sql`${where} order by ${creationOrder(bound)} limit ${MOST_DEVICES}`);
  const keys = rows.map((row) => row.uid);
  const known = await findByKeys(db, devices, keys);
  const online = new Map(known.map(({ uid, online }) => [uid, online]));
  return {
    user: { user_id: userId, user_name: user.user_name } satisfies GivenOf<typeof resources.app_user>,
    app: { name: app?.name ?? "" } satisfies GivenOf<typeof resources.app>,
    devices: rows.map(({ uid, name }) => ({
      uid,
      name: name || uid,
      online: online.get(uid) === OnlineState.online ? 1 : 0,
    })),
  };
};
