import { deletionCounts } from "../../../src/framework/actions/slots";
import { listNotices } from "../../../src/framework/list/slots";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";
import { DeleteConsequences } from "./DeleteConsequences";
import { PendingDeletion } from "./PendingDeletion";

export const deleting: ConsoleFeature = {
  name: "deleting",
  fills: [fill(deletionCounts, DeleteConsequences), fill(listNotices, PendingDeletion)],
};
