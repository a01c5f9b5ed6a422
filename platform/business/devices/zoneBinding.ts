// Rules of zone bindings: source and target must differ.
import type { GivenOf } from "pilothouse/handles";
import { invalidFailure, type Rules } from "pilothouse/platform";
import type { resources } from "../../generated/resources";

type Given = GivenOf<typeof resources.zone_binding>;

/** @throws Failure 406 if source and target are the same */
const checkTarget = ({ src_type, src_area, dest_type, dest_area }: Given): void => {
  const isSame = (src_area ?? "").trim().toLowerCase() === (dest_area ?? "").trim().toLowerCase();
  if (isSame && src_type === dest_type) throw invalidFailure<Given>({ dest_area: "invalid.toItself" });
};

export const zoneBindingRules = {
  adding: async (_step, values) => {
    checkTarget(values);
    return values;
  },
  setting: async (_step, stored, values) => {
    checkTarget({ ...stored, ...values });
    return values;
  },
} satisfies Rules<typeof resources.zone_binding>;
