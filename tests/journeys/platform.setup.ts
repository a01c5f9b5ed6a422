import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { serve } from "./serve";

declare module "vitest" {
  interface ProvidedContext {
    address: string;
  }
}

/** One platform with demo data for all journeys, or the one PILOTHOUSE_ADDRESS names. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const given = process.env.PILOTHOUSE_ADDRESS;
  if (given !== undefined) {
    project.provide("address", given);
    return async () => {};
  }
  const served = await serve(join(import.meta.dirname, "..", ".."));
  project.provide("address", served.address);
  return served.stop;
};
