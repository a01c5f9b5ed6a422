// Answers of support in a conversation. The first answer assigns a pending conversation to the person who gives it. An
// answer to a resolved conversation opens it again.
import type { ParamsOf } from "pilothouse/handles";
import { addRecord, type Answer, findRow, inTransaction, type SignedRequest, clearCaches } from "pilothouse/platform";
import { decodeRow, isEmpty, lockRow, tableFor, updateRow } from "pilothouse/platform/storage";
import { FeedbackSender, FeedbackState } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";

export const answerFeedback = async (
  request: SignedRequest<ParamsOf<typeof resources.feedback_detail, "add">>,
): Promise<Answer> => {
  const { platform, caller, params } = request;
  const messages = tableFor(platform, resources.feedback_detail);
  const feedback = tableFor(platform, resources.feedback);
  const stored = await inTransaction(request, messages, async (step) => {
    const message = await addRecord(step, params);
    const named = { id: message.title_id };
    const found = await findRow(step, feedback, caller, named);
    // If two people answer at the same time, the conversation goes to the first.
    const row = await lockRow(platform.store, step.db, feedback, found);
    const account_id = isEmpty(row.account_id) ? caller.key : row.account_id;
    const answered = { state: FeedbackState.processing, account_id, gmt_update: step.now };
    await updateRow(step.db, feedback, row.id, answered, step.now, step.caller.key);
    return updateRow(
      step.db,
      messages,
      message.id,
      { sender: FeedbackSender.support, account_id: caller.key },
      step.now,
    );
  });
  clearCaches(platform, messages, null);
  clearCaches(platform, feedback, ["state", "account_id", "gmt_update"]);
  return { data: decodeRow(messages, stored), count: 1 };
};
