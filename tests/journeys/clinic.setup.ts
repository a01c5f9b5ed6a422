import { join } from "node:path";
import { serve } from "./serve";

/** Starts the clinic once, which builds its console: journeys that start it at the same time would build it in each other's way. */
export const setup = async (): Promise<void> => {
  const clinic = await serve(join(import.meta.dirname, "..", ".."), {}, "examples/clinic");
  await clinic.stop();
};
