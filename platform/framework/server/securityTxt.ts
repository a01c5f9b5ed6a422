// The contact for reports of security flaws in this installation, in the format of RFC 9116.
import type { Platform } from "../Platform";
import { Failure } from "../wire/Failure";
import { DAY } from "../wire/seconds";

export const SECURITY_TXT_PATH = "/.well-known/security.txt";

/** The number of days that the contact is valid. */
const VALID = 90;

/** @throws Failure 404 if no contact is set */
export const answerContact = ({ settings, now }: Pick<Platform, "settings" | "now">): Response => {
  const { SECURITY_CONTACT } = settings;
  if (SECURITY_CONTACT === null) throw new Failure(404);
  const expires = new Date((now() + VALID * DAY) * 1000).toISOString();
  const lines = [`Contact: ${SECURITY_CONTACT}`, `Expires: ${expires}`, "Preferred-Languages: en, zh"];
  return new Response(`${lines.join("\n")}\n`, { headers: { "content-type": "text/plain; charset=utf-8" } });
};
