// The first of two steps of an upload: answers an address that accepts one PUT without credentials within ten minutes.
import { randomBytes } from "node:crypto";
import { hostOf } from "../access/identity";
import { invalid } from "../wire/Failure";
import { makeAddress } from "../wire/fileNames";
import type { Answer } from "../wire/envelope";
import type { SessionRequest } from "../Platform";
import { noteOnce } from "../storage/bookkeeping";
import { isEmpty } from "../storage/codec";
import { MINUTE } from "../wire/seconds";

const LIFETIME = 10 * MINUTE;

export const makePutUrl = async ({ platform, params }: SessionRequest): Promise<Answer> => {
  const { name } = params;
  if (isEmpty(name)) throw invalid({ name: "invalid.required" });
  if (typeof name !== "string") throw invalid({ name: "invalid.standard" });
  const { id, url } = makeAddress(name);
  const secret = randomBytes(24).toString("base64url");
  await noteOnce(platform.store.db, `put:${id}`, secret, platform.now(), LIFETIME);
  const address = hostOf(platform).upload?.address ?? "address";
  return { data: { [address]: `${url}?secret=${secret}`, url }, count: 1 };
};
