import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { type Served, serve } from "./serve";

const root = join(import.meta.dirname, "..", "..");

/** The product with settings of its own. Its demo data is a copy of the data that all journeys share. */
export const serveDemo = async (settings: Readonly<Record<string, string>>): Promise<Served> => {
  const demo = inject("demo");
  if (demo === "") return serve(root, settings);
  const folder = mkdtempSync(join(tmpdir(), "pilothouse-journey-"));
  cpSync(demo, folder, { recursive: true });
  const served = await serve(root, { ...settings, DATA_DIR: folder });
  return {
    ...served,
    stop: async () => {
      await served.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
