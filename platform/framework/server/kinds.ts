// The job kinds of every platform. Features and the business of a console add their own in files that call defineJob.
import type { JobKind, Platform } from "../Platform";
import type { Job } from "../queue/Job";
import { sweepJob } from "../uploads/sweepJob";
import { actAs } from "../trail/createTrail";

export const kinds: readonly JobKind[] = [sweepJob];

/** The platform as a job uses it: the audit trail records its writes under the account that started it. */
export const actForJob = (platform: Platform, { account, kind, resource }: Job): Platform =>
  actAs(platform, {
    account: null,
    accountKey: account,
    call: null,
    work: [resource, kind].filter(Boolean).join("."),
    address: "",
  });
