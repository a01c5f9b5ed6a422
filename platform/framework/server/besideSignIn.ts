import type { PlatformFeature } from "../Feature";
import type { Settings } from "../settings/settings";

/** Features that the sign-in page offers beside its form. Undefined for none, so that the page loads nothing for it. */
export const besideSignIn = (
  settings: Settings,
  features: readonly PlatformFeature[] = [],
): readonly string[] | undefined => {
  const names = features.filter(({ beside }) => beside?.(settings) === true).map(({ name }) => name);
  return names.length === 0 ? undefined : names;
};
