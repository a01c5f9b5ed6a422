// The first of an upload's two steps: an address that takes one PUT, without credentials, within ten minutes.
import { randomBytes } from "node:crypto";
import { invalid } from "../wire/Failure";
import type { Answer, SessionRequest } from "../Platform";
import { noteOnce } from "../storage/bookkeeping";
import { isEmpty } from "../storage/codec";

const SECONDS = 600;
const MOST = 80;

/** What is left of a name is safe in a path and in a header. */
const plainName = (name: string): string => {
  const plain = name
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, "_")
    .replace(/^[._]+/, "");
  return plain.slice(-MOST) || "file";
};

/** Where a file of this name will lie. */
export const newAddress = (given: string): { id: string; name: string; url: string } => {
  const id = randomBytes(12).toString("hex");
  const name = plainName(given);
  return { id, name, url: `/files/${id}/${encodeURIComponent(name)}` };
};

export const putUrl = async ({ platform, params }: SessionRequest): Promise<Answer> => {
  const { name } = params;
  if (isEmpty(name)) throw invalid({ name: "invalid.required" });
  if (typeof name !== "string") throw invalid({ name: "invalid.standard" });
  const { id, url } = newAddress(name);
  const secret = randomBytes(24).toString("base64url");
  await noteOnce(platform.store.db, `put:${id}`, secret, platform.now(), SECONDS);
  return { data: { put_url: `${url}?secret=${secret}`, url }, count: 1 };
};
