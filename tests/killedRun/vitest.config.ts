import { defineConfig } from "vitest/config";

export default defineConfig({ test: { root: import.meta.dirname, include: ["servers.fixture.ts"], maxWorkers: 1 } });
