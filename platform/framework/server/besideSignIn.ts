import type { Model } from "../../../generator";
import type { Settings } from "../settings/settings";

/**
 * What the sign-in page offers beside its form, as far as this installation can do it: codes need a mail server, or a fixed code
 * as demos have it. Undefined for nothing, so that the page loads nothing for it.
 */
export const besideSignIn = (
  { host }: Model,
  { PUBLIC_URL, SMTP_URL, VERIFICATION_CODE }: Pick<Settings, "PUBLIC_URL" | "SMTP_URL" | "VERIFICATION_CODE">,
): readonly string[] | undefined => {
  const can = { providers: PUBLIC_URL !== null, forgotten: (SMTP_URL ?? VERIFICATION_CODE) !== null } as const;
  const names = (["providers", "forgotten"] as const).filter((name) => can[name] && host?.rest.includes(name));
  return names.length === 0 ? undefined : names;
};
