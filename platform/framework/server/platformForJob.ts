import type { Platform } from "../Platform";
import type { Job } from "../queue/Job";
import { platformForActor } from "../trail/createTrail";

/** The platform as a job uses it: the audit trail records its writes under the account that started it. */
export const platformForJob = (platform: Platform, { account, kind, resource }: Job): Platform =>
  platformForActor(platform, {
    account: null,
    accountKey: account,
    call: null,
    work: [resource, kind].filter(Boolean).join("."),
    address: "",
  });
