import type { PlatformFeature } from "../../../platform/framework/Feature";
import { startMarking } from "./startMarking";
import { trailCommand } from "./checkTrail";
import { ensureMarkedTable } from "./marked";
import { Marks } from "./Marks";

export const marks: PlatformFeature = {
  name: "marks",
  commands: { trail: trailCommand },
  tables: [{ ensure: ensureMarkedTable }],
  trailMarks: startMarking,
  // The restored trail may be shorter than its mark, so the mark must accept it, with a reason.
  afterRestore: async (kept, why) => {
    if (kept.masters.read().length > 0) await new Marks(kept).accept(why, Math.floor(Date.now() / 1000));
  },
};
