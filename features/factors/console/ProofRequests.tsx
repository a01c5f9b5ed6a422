import { QuestionDialog } from "../../../src/framework/account/QuestionDialog";
import { servesRest } from "../../../src/framework/wire/HostInside";
import { proofQuestion } from "./confirming";

const load = async () => (await import("./ConfirmDialog")).ConfirmDialog;

/** Asks people for a proof of identity when a request needs one. */
export const ProofRequests = () =>
  servesRest("confirmations") ? <QuestionDialog by={proofQuestion.by} load={load} /> : null;
