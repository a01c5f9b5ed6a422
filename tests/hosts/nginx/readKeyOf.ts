// The public key of the platform, read by the command in the documentation.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { JOURNEY_SECRETS_KEY } from "../../journeys/serve";

const root = join(import.meta.dirname, "..", "..", "..");

export const readKeyOf = (dataDir: string): string =>
  execFileSync(process.execPath, ["platform/keep.mjs", "secrets", "sign-in"], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, SECRETS_KEY: JOURNEY_SECRETS_KEY },
    encoding: "utf8",
  });
