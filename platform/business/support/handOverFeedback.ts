// Hands a conversation over to a colleague. A note says who did it and to whom, and the colleague gets a message.
import type { ParamsOf } from "pilothouse/handles";
import {
  type Answer,
  clearCaches,
  findRow,
  inTransaction,
  invalidFailure,
  outsideTransaction,
  type SignedRequest,
} from "pilothouse/platform";
import { decodeRow, insertRow, lockRow, tableFor, updateRow } from "pilothouse/platform/storage";
import { FeedbackNoteType } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { fillVariables, messageAccount, words } from "../outbox";
import { findColleagues } from "./colleagues";

/** `data`: the colleagues, each with its key and its name. */
export const listColleagues = async (
  request: SignedRequest<ParamsOf<typeof resources.feedback, "colleagues">>,
): Promise<Answer> => {
  const { platform, caller, params } = request;
  const reading = { platform, db: platform.store.db };
  const row = await findRow(outsideTransaction(platform), tableFor(platform, resources.feedback), caller, params);
  const found = await findColleagues(reading, caller, row);
  return { data: found.map(({ id, user_name }) => ({ id, user_name })), count: found.length };
};

export const handOverFeedback = async (
  request: SignedRequest<ParamsOf<typeof resources.feedback, "hand_over">>,
): Promise<Answer> => {
  const { platform, caller, params, language } = request;
  const { id, content = "" } = params;
  const feedback = tableFor(platform, resources.feedback);
  const notes = tableFor(platform, resources.feedback_note);
  const data = await inTransaction(request, feedback, async (step) => {
    const { db, now } = step;
    const row = await lockRow(platform.store, db, feedback, await findRow(step, feedback, caller, { id }));
    const [receiver] = await findColleagues({ platform, db }, caller, row, params.account_id);
    if (receiver === undefined || receiver.id === row.account_id)
      throw invalidFailure<typeof params>({ account_id: "invalid.reference" });
    const { id: account_id } = receiver;
    const changed = await updateRow(db, feedback, row.id, { account_id }, now, caller.key);
    const note = { feedback_id: row.id, type: FeedbackNoteType.handed_over, account_id: caller.key, content };
    await insertRow(db, notes, { ...note, receiver_id: receiver.id }, now);
    const values = { from: String(caller.account.user_name ?? ""), title: row.title, note: content };
    const title = fillVariables(words.FEEDBACK_HANDED_OVER_WORDS[language], values);
    await messageAccount({ platform, db }, receiver, { title, body: [title, content].join("\n\n").trim() });
    return decodeRow(feedback, changed);
  });
  clearCaches(platform, feedback, ["account_id", "gmt_update"]);
  clearCaches(platform, notes, null);
  return { data, count: 1 };
};
