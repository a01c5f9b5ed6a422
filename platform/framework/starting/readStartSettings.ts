import { Refusal } from "../settings/Refusal";
import type { Environment } from "../settings/readValues";
import { readSettings, type Settings } from "../settings/settings";

export const CODE_WITHOUT_DEMO =
  "VERIFICATION_CODE makes every verification picture hold the same text, which is for demos and tests only; leave it out, or say DEMO=1.";

/** Below this cost, somebody with a copy of the store could guess passwords too quickly. */
const LEAST_COST = 14;
const COST_WITHOUT_DEMO = `PASSWORD_COST below ${LEAST_COST} is for demos and tests only; leave it out, or say DEMO=1.`;

/** @throws Refusal for settings that only a demo may have */
export const checkWithoutDemo = ({
  VERIFICATION_CODE,
  PASSWORD_COST,
}: Pick<Settings, "VERIFICATION_CODE" | "PASSWORD_COST">): void => {
  if (VERIFICATION_CODE !== null) throw new Refusal(CODE_WITHOUT_DEMO);
  if (PASSWORD_COST < LEAST_COST) throw new Refusal(COST_WITHOUT_DEMO);
};

/**
 * Reads the settings for a start, before anything is built or opened. Settings that depend on the store are checked
 * later. @throws WrongSettings that lists all invalid values, and Refusal for values that no store allows
 */
export const readStartSettings = (environment?: Environment): Settings => {
  const settings = readSettings(environment);
  const { DEMO, DATA_DIR, DATABASE_URL, PLATFORM_URL } = settings;
  const isDemoPossible = DEMO ?? (DATA_DIR === null && DATABASE_URL === null);
  if (PLATFORM_URL === null && !isDemoPossible) checkWithoutDemo(settings);
  return settings;
};
