import type { PlatformFeature } from "../../../platform/framework/Feature";
import { checkReactionNeeds } from "./checkReactionNeeds";
import { keepReactions } from "./keepReactions";
import { mailJob } from "./mailJob";
import { ensureOutbox } from "./outbox";
import { ensureTriggers } from "./triggers";
import { webhookJob } from "./webhookJob";

export const reactions: PlatformFeature = {
  name: "reactions",
  tables: [{ ensure: ensureOutbox, watch: ensureTriggers }],
  jobs: [mailJob, webhookJob],
  checks: checkReactionNeeds,
  keeps: keepReactions,
};
