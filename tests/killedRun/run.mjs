// Runs a suite like tests/run.mjs.
import { join } from "node:path";
import { runGroup } from "../runGroup.mjs";

const root = join(import.meta.dirname, "..", "..");
const args = ["run", "--config", join(import.meta.dirname, "vitest.config.ts")];
await runGroup(join(root, "node_modules", ".bin", "vitest"), args, { cwd: root, env: process.env });
