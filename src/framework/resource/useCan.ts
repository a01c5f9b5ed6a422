import { useResourceContext } from "ra-core";
import type { Ability } from "../../../shared/schema/abilities";
import { can } from "../wire/Host";

/** Whether the platform has an ability, for the records of this resource. */
export const useCan = (ability: Ability): boolean => can(ability, useResourceContext());
