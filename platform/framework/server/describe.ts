// What a person who started the platform is told.
import type { Settings } from "../settings/settings";
import type { Filled } from "../starting/fillStore";
import { KNOWN_PASSWORD } from "../starting/knownPasswords";

export interface Told {
  readonly url: string;
  readonly filled: Filled;
  /** Where rows are kept. */
  readonly store: string;
  /** Where files are kept. */
  readonly folder: string;
}

const signIn = ({ firstAccount, isDemo }: Filled, { DEMO_PASSWORD }: Settings): string | null => {
  if (isDemo)
    return DEMO_PASSWORD === null
      ? `admin / ${KNOWN_PASSWORD}, unless it was changed`
      : "admin, with DEMO_PASSWORD unless it was changed";
  if (firstAccount === null) return null;
  const { userId, password } = firstAccount;
  return password === null ? `${userId}, with ADMIN_PASSWORD` : `${userId} / ${password}   (shown only this once)`;
};

export const describe = ({ url, filled, store, folder }: Told, settings: Settings): string => {
  const lines: readonly (readonly [string, string | null])[] = [
    ["Pilothouse", url],
    ["Sign in", signIn(filled, settings)],
    ["Data", store],
    ["Files", store.startsWith(folder) ? null : folder],
    ...filled.warnings.map((warning) => ["Mind", warning] as const),
  ];
  return ["", ...lines.flatMap(([name, text]) => (text ? [`  ${name.padEnd(10)} ${text}`] : [])), ""].join("\n");
};
