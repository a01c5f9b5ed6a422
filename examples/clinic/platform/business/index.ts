// Everything that the clinic adds to its definitions in code.
import type { Business } from "pilothouse/platform";
import { features } from "../generated/features";
import type { resources } from "../generated/resources";
import { finishOrder } from "./upkeep/finish";

export const business: Business<typeof resources> = {
  features,
  handlers: { maintenance_order: { finish: { who: "permitted", run: finishOrder } } },
};
