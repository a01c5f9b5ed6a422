import { join } from "node:path";
import { serve } from "./serve";

/** Starts the clinic once, which builds its console, so that journeys do not build it at the same time. */
export const setup = async (): Promise<void> => {
  const clinic = await serve(join(import.meta.dirname, "..", ".."), {}, "examples/clinic");
  await clinic.stop();
};
