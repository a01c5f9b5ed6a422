// Failed sign-ins are counted for the account and for the address they come from; too many lock either for a while.
import { Failure } from "../Failure";
import type { Language } from "../../generator";
import { forgetNote, readNote, rewriteNote } from "../storage/bookkeeping";
import type { Db } from "../storage/Store";

const LOCKED = 15 * 60;
/** Many people may share an address, so it bears more. */
const MOST = { account: 5, address: 25 } as const;

export interface Attempt {
  readonly userId: string;
  readonly address: string;
}

interface Count {
  readonly failures: number;
  readonly lockedUntil: number;
}

const noteFor = (limited: keyof typeof MOST, { userId, address }: Attempt) =>
  `attempt:${limited}:${limited === "account" ? userId.toLowerCase().slice(0, 128) : address}`;

const readCount = async (db: Db, note: string, now: number): Promise<Count> => {
  const [failures, lockedUntil] = ((await readNote(db, note, now)) ?? "0:0").split(":").map(Number);
  return { failures: failures ?? 0, lockedUntil: lockedUntil ?? 0 };
};

const timeOf = (seconds: number, language: Language) =>
  new Date(seconds * 1000).toLocaleTimeString(language, {
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    timeZoneName: "short",
  });

/** @throws Failure 514 with `data.locked_until`, in seconds */
export const refuseLocked = async (db: Db, attempt: Attempt, now: number, language: Language): Promise<void> => {
  for (const limited of ["account", "address"] as const) {
    const { lockedUntil } = await readCount(db, noteFor(limited, attempt), now);
    if (lockedUntil > now)
      throw new Failure(514, "locked", { locked_until: lockedUntil }, { time: timeOf(lockedUntil, language) });
  }
};

export const countFailure = async (db: Db, attempt: Attempt, now: number): Promise<void> => {
  for (const limited of ["account", "address"] as const) {
    const note = noteFor(limited, attempt);
    const failures = (await readCount(db, note, now)).failures + 1;
    const lockedUntil = failures >= MOST[limited] ? now + LOCKED : 0;
    await rewriteNote(db, note, `${failures}:${lockedUntil}`, now + LOCKED);
  }
};

export const forgetFailures = async (db: Db, attempt: Attempt): Promise<void> => {
  await forgetNote(db, noteFor("account", attempt));
};
