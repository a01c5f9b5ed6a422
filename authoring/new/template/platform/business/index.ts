// What this console adds to its definitions in code.
import type { Business } from "pilothouse/platform";
import { features } from "../generated/features";
import type { resources } from "../generated/resources";

export const business: Business<typeof resources> = { features };
