import { join } from "node:path";
import { serve } from "./serve";

/** Starts the clinic once, which builds its console. Otherwise, several journeys would build it at the same time. */
export const setup = async (): Promise<void> => {
  const clinic = await serve(join(import.meta.dirname, "..", ".."), {}, "examples/clinic");
  await clinic.stop();
};
