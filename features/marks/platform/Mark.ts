// A mark records how long the audit trail was at a moment: the last place and seal of each chain. Marks are stored
// outside the store, where people who can write only to the store cannot change them. They are encrypted with a key
// derived from the master key, so that nobody else can write one. A trail that does not continue from a mark was
// shortened or replaced.
import { hkdfSync } from "node:crypto";
import { z } from "zod";
import { decrypt, encrypt, type Key, KEY_BYTES, keyIdIn } from "../../../platform/framework/secrets/envelope";
import type { MasterKeys } from "../../../platform/framework/secrets/MasterKeys";
import { Refusal } from "../../../platform/framework/settings/Refusal";
import { ALL_CHAINS, type Head, trailId } from "../../../platform/framework/trail/heads";

const mark = z.object({
  /** The id of the trail; empty in a mark that accepts any trail. */
  trail: z.string(),
  /** The place of the store. */
  store: z.string(),
  /** The time of the first mark, and the time of this mark, in seconds since 1970. */
  since: z.number(),
  at: z.number(),
  /** For each chain, the place of its last entry and the end of that entry's seal. */
  ends: z.array(z.tuple([z.number(), z.string()])),
  /** Why the next start accepts the trail as it is. Null in all other marks. */
  accepted: z.string().nullable(),
});

export type Mark = z.infer<typeof mark>;

/** The characters of a seal that a mark keeps: 132 bits. */
const SEAL_END = 22;
export const sealEnd = (seal: string): string => seal.slice(-SEAL_END);

export const makeMark = (heads: readonly Head[], { store, since, at }: Pick<Mark, "store" | "since" | "at">): Mark => ({
  trail: trailId(heads),
  store,
  since,
  at,
  ends: ALL_CHAINS.map((chain) => {
    const { place = 0, seal = "" } = heads.find((head) => head.chain === chain) ?? {};
    return [place, sealEnd(seal)];
  }),
  accepted: null,
});

/** The number of entries so far, including deleted ones. */
export const countEntries = ({ ends }: Pick<Mark, "ends">): number => ends.reduce((sum, [place]) => sum + place, 0);

const PLACE = "trail mark";

const keyFrom = ({ id, bytes }: Key): Key => ({
  id,
  bytes: Buffer.from(hkdfSync("sha256", bytes, Buffer.alloc(0), PLACE, KEY_BYTES)),
});

export const isoTime = (at: number): string => new Date(at * 1000).toISOString();

/** The mark as a line for the log, a file or a mail. */
export const formatMark = (masters: MasterKeys, one: Mark): string => {
  const [master] = masters.read();
  if (!master) throw new Refusal(`There is no key in ${masters.place}.`);
  const sealed = encrypt(keyFrom(master), PLACE, JSON.stringify(one));
  return `Audit trail of ${one.store} at ${isoTime(one.at)}: ${countEntries(one)} entries. ${PLACE} ${sealed}`;
};

const MARKS = /\btrail mark (v1\.[0-9a-f]+\.[\w-]+\.[\w-]+)/g;
/** How a mail breaks long lines. */
const SOFT_BREAK = /=\r?\n/g;

/** The marks in the lines of a text, in order. @throws Refusal for a mark that this platform did not write */
export const readMarks = (masters: MasterKeys, text: string, place: string): readonly Mark[] => {
  const keys = masters.read();
  return [...text.replaceAll(SOFT_BREAK, "").matchAll(MARKS)].map(([, sealed = ""], at) => {
    const id = keyIdIn(sealed);
    const master = keys.find((key) => key.id === id);
    if (!master && id !== null)
      throw new Refusal(
        `The mark of the audit trail in ${place} was written with the master key ${id}, which ${masters.place} does not have; give that one too, behind the present one.`,
      );
    try {
      if (!master) throw new Error("no mark");
      return mark.parse(JSON.parse(decrypt(keyFrom(master), PLACE, sealed)));
    } catch {
      throw new Refusal(
        `Mark ${at + 1} of the audit trail in ${place} was not written by this platform, or was changed.`,
      );
    }
  });
};
