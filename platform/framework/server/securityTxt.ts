// Where people report a flaw of this installation, in the form of RFC 9116.
import type { Platform } from "../Platform";
import { Failure } from "../wire/Failure";
import { DAY } from "../wire/seconds";

export const SECURITY_TXT = "/.well-known/security.txt";

/** Days for which readers may rely on it. */
const VALID = 90;

/** @throws Failure 404 where no contact is set */
export const answerContact = ({ settings, now }: Pick<Platform, "settings" | "now">): Response => {
  const { SECURITY_CONTACT } = settings;
  if (SECURITY_CONTACT === null) throw new Failure(404);
  const expires = new Date((now() + VALID * DAY) * 1000).toISOString();
  const lines = [`Contact: ${SECURITY_CONTACT}`, `Expires: ${expires}`, "Preferred-Languages: en, zh"];
  return new Response(`${lines.join("\n")}\n`, { headers: { "content-type": "text/plain; charset=utf-8" } });
};
