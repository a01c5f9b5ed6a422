// Writes the text to print when the platform has started.
import { masterKeyFile } from "../secrets/MasterKeys";
import type { Settings } from "../settings/settings";
import type { FillResult } from "../starting/fillStore";
import { KNOWN_PASSWORD } from "../starting/knownPasswords";

export interface StoreDescription {
  readonly url: string;
  readonly filled: FillResult;
  /** User id of the demo's first account; null if the console has no sign-in. */
  readonly demoAccount: string | null;
  /** The place of the store, as text for people. */
  readonly store: string;
  /** The data folder of this process. */
  readonly folder: string;
}

const signIn = (
  { filled: { firstAccount, isDemo }, demoAccount }: StoreDescription,
  { DEMO_PASSWORD }: Settings,
): string | null => {
  if (isDemo && demoAccount === null) return null;
  if (isDemo)
    return DEMO_PASSWORD === null
      ? `${demoAccount} / ${KNOWN_PASSWORD}, unless it was changed`
      : `${demoAccount}, with DEMO_PASSWORD unless it was changed`;
  if (firstAccount === null) return null;
  const { userId, password } = firstAccount;
  return password === null ? `${userId}, with ADMIN_PASSWORD` : `${userId} / ${password}   (shown only this once)`;
};

export const formatLines = (lines: readonly (readonly [string, string | null])[]): string =>
  ["", ...lines.flatMap(([name, text]) => (text ? [`  ${name.padEnd(10)} ${text}`] : [])), ""].join("\n");

export const describeStart = (started: StoreDescription, settings: Settings): string => {
  const { url, filled, store, folder } = started;
  const key = masterKeyFile({ ...settings, dataDir: folder });
  const lines: readonly (readonly [string, string | null])[] = [
    ["Pilothouse", url],
    ["Sign in", signIn(started, settings)],
    ["Data", store],
    ["Files", store.startsWith(folder) ? null : folder],
    ["Key", settings.SECRETS_KEY === null ? `${key}   (of secrets; no backup has it, so keep a copy)` : null],
    ...filled.warnings.map((warning) => ["Mind", warning] as const),
  ];
  return formatLines(lines);
};
