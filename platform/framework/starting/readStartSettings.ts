import { Refusal } from "../settings/Refusal";
import type { Environment } from "../settings/readTable";
import { readSettings, type Settings } from "../settings/settings";

export const CODE_WITHOUT_DEMO =
  "VERIFICATION_CODE makes every verification picture hold the same text, which is for demos and tests only; leave it out, or say DEMO=1.";

/**
 * Reads the settings for a start, before anything is built or opened. What depends on the store is checked later.
 * @throws WrongSettings that lists all invalid values, and Refusal for values that fit no store
 */
export const readStartSettings = (environment?: Environment): Settings => {
  const settings = readSettings(environment);
  const { DEMO, DATA_DIR, DATABASE_URL, VERIFICATION_CODE, PLATFORM_URL } = settings;
  const isDemoPossible = DEMO ?? (DATA_DIR === null && DATABASE_URL === null);
  if (PLATFORM_URL === null && VERIFICATION_CODE !== null && !isDemoPossible) throw new Refusal(CODE_WITHOUT_DEMO);
  return settings;
};
