import type { PlatformFeature } from "../Feature";
import type { Settings } from "../settings/settings";

/** The features that the sign-in page offers next to its form. Undefined without any, so no code is loaded for them. */
export const featuresOfSignInPage = (
  settings: Settings,
  features: readonly PlatformFeature[] = [],
): readonly string[] | undefined => {
  const names = features.filter(({ beside }) => beside?.(settings) === true).map(({ name }) => name);
  return names.length === 0 ? undefined : names;
};
