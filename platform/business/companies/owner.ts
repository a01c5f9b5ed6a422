// Rules of owners of rooms: a room has one owner.
import type { Rules } from "pilothouse/platform";
import type { resources } from "../../generated/resources";

export const ownerRules = { duplicateCodes: { room_id: 515 } } satisfies Rules<typeof resources.owner>;
