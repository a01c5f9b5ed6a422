import { formatLines } from "../../../platform/framework/server/describe";
import type { Settings } from "../../../platform/framework/settings/settings";

/** Settings that only a platform with a store uses. */
const STORED = ["DATA_DIR", "DATABASE_URL", "DEMO", "ADMIN_PASSWORD", "VERIFICATION_CODE"] as const;

/** The text to print when a console without its own platform has started. */
export const startTextWithoutPlatform = (url: string, platform: string, settings: Settings): string => {
  const idle = STORED.filter((name) => settings[name] !== null);
  const warning =
    idle.length > 0 ? `${idle.join(", ")}: no effect, because the platform at PLATFORM_URL has its own store` : null;
  const manner = settings.PLATFORM_DIRECT ? "browsers call it themselves" : "calls are passed on to it";
  return formatLines([
    ["Pilothouse", url],
    ["Platform", `${platform}   (${manner})`],
    ["Mind", warning],
  ]);
};
