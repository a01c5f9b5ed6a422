import type { PartsOf } from "pilothouse/console";
import { Checklist } from "../../../console/upkeep/Checklist";
import type { Inspection } from "../../../generated/upkeep/inspection/inspection.schema";

export const parts = { fields: { checklist: Checklist } } satisfies PartsOf<Inspection>;
