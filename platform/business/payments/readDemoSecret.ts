// The signing secret of the demo payment platform. It is created once and stored, so that all processes share it.
import { DAY } from "pilothouse/platform";
import { randomBytes } from "node:crypto";
import { type Db, addNote, readNote } from "pilothouse/platform/storage";

const NOTE = "demo payment platform";
const FOREVER = 100 * 365 * DAY;

export const readDemoSecret = async (db: Db, now: number): Promise<string> => {
  await addNote(db, NOTE, randomBytes(32).toString("hex"), now, FOREVER);
  const secret = await readNote(db, NOTE, now);
  if (secret === null) throw new Error("the demo payment platform has no secret");
  return secret;
};
