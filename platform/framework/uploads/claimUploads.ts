// A record that names an upload claims it, in the transaction that stores the record. Then no sweep removes the file
// while the record is being stored, and no record names a removed file.
import { sql } from "kysely";
import type { FileStore } from "../fileStore/FileStore";
import type { Db, Row } from "../storage/Store";
import { invalidFailure } from "../wire/Failure";
import type { Limits } from "../wire/limits";
import * as own from "../wire/ownNames";
import { acceptUpload } from "./acceptUpload";
import { AWAITED, findUploads, BEING_REMOVED, STORED, type Upload, UPLOADS, uploadIdsIn } from "./uploads";

export interface UploadClaim {
  readonly db: Db;
  readonly platform: { readonly files: FileStore; readonly limits: Pick<Limits, "uploadBytes"> };
  readonly now: number;
  readonly caller: { readonly key: string | number };
}

const GONE_WORDS = "invalid.fileGone";

/** Claims an upload. Answers false if it was removed. Unknown uploads are older than this table, and are accepted. */
const claim = async ({ db, now }: UploadClaim, id: string): Promise<boolean> => {
  const claiming = sql`insert into ${sql.table(UPLOADS)} (id, state, claimed, ${own.createdColumn}) values (${id}, ${STORED}, ${now}, ${now}) on conflict (id) do update set claimed = excluded.claimed, mark = '', unused = 0 where ${sql.table(UPLOADS)}.state < ${BEING_REMOVED}`;
  const claimed = await claiming.execute(db);
  return claimed.numAffectedRows === 1n;
};

/** Why a record must not use an upload, or null. */
const refusalOf = async (claiming: UploadClaim, id: string, known: Upload | undefined): Promise<string | null> => {
  // Until a record uses an upload, only its sender may use it.
  if (known && known.claimed === 0 && known.account !== "" && known.account !== String(claiming.caller.key))
    return "invalid.fileOfAnother";
  if (known?.state === AWAITED && known.size > 0) {
    const refused = await acceptUpload({ ...claiming.platform, db: claiming.db }, known);
    if (refused !== null) return refused;
  }
  return (await claim(claiming, id)) ? null : GONE_WORDS;
};

/**
 * Claims the uploads that `values` name and the previous record, `stored`, does not. @throws Failure 406 on each field
 * whose upload was removed, belongs to somebody else, or is not the announced file
 */
export const claimUploads = async (claiming: UploadClaim, values: Row, stored: Row | null): Promise<void> => {
  const named = Object.entries(values).map(([name, value]) => [name, uploadIdsIn(value)] as const);
  const kept = new Set(named.some(([, ids]) => ids.length > 0) && stored ? uploadIdsIn(stored) : []);
  const fresh = [...new Set(named.flatMap(([, ids]) => ids))].filter((id) => !kept.has(id)).toSorted();
  if (fresh.length === 0) return;
  const known = new Map((await findUploads(claiming.db, fresh)).map((upload) => [upload.id, upload]));
  const refused = new Map<string, string>();
  for (const id of fresh) {
    const reason = await refusalOf(claiming, id, known.get(id));
    if (reason !== null) refused.set(id, reason);
  }
  const fields = named.flatMap(([name, ids]) => {
    const [reason] = ids.flatMap((id) => refused.get(id) ?? []);
    return reason === undefined ? [] : [[name, reason]];
  });
  if (fields.length > 0) throw invalidFailure(Object.fromEntries(fields));
};
