// Cuts a stream as soon as its viewer may no longer watch: the device was sold, its company was closed, or rights were
// revoked. Each request for a part of the stream checks this.
import type { RowOf } from "pilothouse/handles";
import { mayCall, outsideTransaction, type Platform, callerReaches, readRightsMark } from "pilothouse/platform";
import { findByKey, tableFor, transact } from "pilothouse/platform/storage";
import { resources } from "../../generated/resources";
import { findVisitorDevice } from "../identity/visitors";
import { type StreamCutReason, extendStream, type StreamSession, type Viewer } from "./Session";
import { recordWatchEnd } from "./watching";

type Device = RowOf<typeof resources.device>;

const maySee = async (platform: Platform, { account, user }: Viewer, device: Device): Promise<boolean> => {
  if (user !== "") return (await findVisitorDevice(platform, { userId: user }, device.uid)) !== null;
  const caller = account === "" ? null : await platform.callers.byAccount(account, platform.now());
  const devices = tableFor(platform, resources.device);
  if (caller === null || !mayCall(caller, devices.resource, "list")) return false;
  return callerReaches(outsideTransaction(platform), devices, caller, device);
};

const cutStream = async (platform: Platform, session: StreamSession, why: StreamCutReason): Promise<StreamSession> => {
  const cut = { ...session, cut: why };
  await transact(platform.store, async (db) => {
    await extendStream(db, cut, platform.now());
    await recordWatchEnd({ platform, db }, session, session.viewer);
  });
  return cut;
};

/** Cuts the stream if its viewer may no longer watch. Answers the session afterwards: `cut` says why it was cut. */
export const cutIfRefused = async (platform: Platform, session: StreamSession): Promise<StreamSession> => {
  if (session.cut !== "") return session;
  const { db } = platform.store;
  const device = await findByKey(db, tableFor(platform, resources.device), session.uid);
  if (device === null) return cutStream(platform, session, "refused");
  const { comp_id } = device;
  const rights = await readRightsMark(db);
  const isSame = comp_id === session.comp_id && rights === session.rights;
  // No mark covers what the user of an app may see, so such viewers are always checked.
  if (isSame && session.viewer.user === "") return session;
  if (!(await maySee(platform, session.viewer, device)))
    return cutStream(platform, session, comp_id === session.comp_id ? "refused" : "passed");
  const seen = { ...session, comp_id, rights };
  if (!isSame) await extendStream(db, seen, platform.now());
  return seen;
};
