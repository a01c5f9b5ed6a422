// The first of two steps of an upload: answers an address that accepts one file by PUT, without credentials, within ten
// minutes. The same file may be sent there again. The address belongs to the bucket itself if browsers can reach the
// bucket and the caller announces the size and type of the file.
import { randomBytes } from "node:crypto";
import { requireHost } from "../access/identity";
import { invalidFailure } from "../wire/Failure";
import { makeAddress } from "../wire/fileNames";
import type { Answer } from "../wire/envelope";
import type { Platform, SessionRequest } from "../Platform";
import { tooLargeFailure } from "../wire/readBytes";
import { addNote } from "../storage/bookkeeping";
import type { Row } from "../storage/Store";
import { AWAITED, addUploads } from "../uploads/uploads";
import { MINUTE } from "../wire/seconds";

const LIFETIME = 10 * MINUTE;

/** A type that fits a header. */
const TYPE = /^[\w.+-]+\/[\w.+-]+(?:; ?[\w.+-]+=[\w.+-]+)*$/;

/** The size and type that the caller announced. Null if they are missing, or if the bucket cannot take this file. */
const promisedIn = ({ limits }: Platform, most: number, { size, type }: Row) => {
  if (typeof size !== "number" || !Number.isSafeInteger(size) || size <= 0) return null;
  if (size > limits.uploadBytes) throw tooLargeFailure(limits.uploadBytes, "upload");
  if (typeof type !== "string" || !TYPE.test(type) || size > most) return null;
  return { size, type };
};

export const answerUploadAddress = async ({ platform, params, caller }: SessionRequest): Promise<Answer> => {
  const { name: given } = params;
  if (typeof given !== "string" || given === "") throw invalidFailure({ name: "invalid.required" });
  const { id, name, url } = makeAddress(given);
  const { store, files } = platform;
  const now = platform.now();
  const promised = files.direct === null ? null : promisedIn(platform, files.direct.most, params);
  const account = String(caller.key);
  await addUploads(store.db, [{ id, name, account, state: AWAITED, size: 0, type: "", ...promised, now }]);
  const named = requireHost(platform).upload?.address ?? "address";
  if (files.direct && promised) {
    const direct = await files.direct.addressOf({ id, name, ...promised }, LIFETIME);
    return { data: { [named]: direct, url }, count: 1 };
  }
  const secret = randomBytes(24).toString("base64url");
  await addNote(store.db, `put:${id}`, secret, now, LIFETIME);
  return { data: { [named]: `${url}?secret=${secret}`, url }, count: 1 };
};
