// Third-party platforms that send their users here. Each has a key, and answers go only to its registered addresses.
import { resources } from "../../generated/resources";
import { createHmac, timingSafeEqual } from "node:crypto";
import type { RowOf, SentOf } from "pilothouse/handles";
import { Failure, type Platform, type ProblemsOf } from "pilothouse/platform";
import { findByKey, findFirstOf, tableFor } from "pilothouse/platform/storage";

type Given = SentOf<typeof resources.session, "cloud">;
export type ThirdParty = RowOf<typeof resources.third_party>;

/** Seconds for which an authorization key signed by a third party is valid. It works once. */
export const SIGNED_KEY_LIFETIME = 600;

export const wrongKeyFailure = (): Failure => new Failure(401, "key", { context: "key" });

/** @throws Failure 401 if no third party has this key */
export const findThirdParty = async (platform: Platform, appKey = ""): Promise<ThirdParty> => {
  const table = tableFor(platform, resources.third_party);
  const app_key = appKey.trim();
  const found = app_key === "" ? null : await findFirstOf(platform.store.db, table, { app_key });
  if (!found) throw wrongKeyFailure();
  return found;
};

/** The names that visitors see: the third party and its company. */
export const describeThirdParty = async (platform: Platform, row: ThirdParty) => {
  const company = await findByKey(platform.store.db, tableFor(platform, resources.company), row.comp_id);
  return { name: row.name, company: company?.comp_name ?? "" };
};

const LOCAL = new Set(["localhost", "127.0.0.1", "[::1]"]);

const isSafe = (url: URL): boolean =>
  url.username === "" &&
  url.password === "" &&
  url.hash === "" &&
  (url.protocol === "https:" || (url.protocol === "http:" && LOCAL.has(url.hostname)));

/**
 * Finds the return address among the registered ones. It must match exactly, because an added path or query could lead
 * elsewhere. If the request names none, the answer is the only registered address.
 * @throws Failure 406 with the context `return_url` if it is not registered or not safe
 */
export const returnAddressOf = (thirdParty: ThirdParty, asked = ""): URL => {
  const registered = thirdParty.return_urls.split(/\s+/).filter((line) => line !== "");
  const wanted = asked !== "" ? asked : registered.length === 1 ? registered[0] : undefined;
  const found = registered.find((address) => address === wanted);
  if (found === undefined || !URL.canParse(found) || !isSafe(new URL(found)))
    throw new Failure(406, "return_url", {
      context: "return_url",
      fields: { return_url: "invalid.standard" } satisfies ProblemsOf<Given>,
    });
  return new URL(found);
};

export const isAppSecret = (thirdParty: ThirdParty, given = ""): boolean => {
  const secret = Buffer.from(thirdParty.app_secret);
  const said = Buffer.from(given);
  return secret.length > 0 && secret.length === said.length && timingSafeEqual(secret, said);
};

/** The key is `<seconds>.<hex HMAC-SHA256 of app_key, user_id and seconds, joined by line breaks, with the app secret>`. */
export const signKey = (secret: string, appKey: string, userId: string, seconds: number): string =>
  `${seconds}.${createHmac("sha256", secret).update(`${appKey}\n${userId}\n${seconds}`).digest("hex")}`;

/** Whether the third party signed this user's key a short time ago. */
export const isSignedFor = (thirdParty: ThirdParty, userId: string, given: string, now: number): boolean => {
  const secret = thirdParty.app_secret;
  const seconds = Number(given.split(".")[0]);
  if (secret === "" || userId === "" || !Number.isInteger(seconds) || Math.abs(now - seconds) > SIGNED_KEY_LIFETIME)
    return false;
  const wanted = Buffer.from(signKey(secret, thirdParty.app_key, userId, seconds));
  const said = Buffer.from(given);
  return wanted.length === said.length && timingSafeEqual(wanted, said);
};
