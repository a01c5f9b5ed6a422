import { type FactsOf, type FieldOf, numberIn, textIn } from "pilothouse/wire";
import type { Feedback as Row } from "../../generated/operate/feedback/feedback.schema";
import type { FeedbackDetail } from "../../generated/operate/feedback_detail/feedbackDetail.schema";
import type { FeedbackNote } from "../../generated/operate/feedback_note/feedbackNote.schema";
import { FeedbackState } from "../../../shared/generated/enums";

/** Some fields of a record, with the type of value that this screen reads in them. */
type ReadAs<Of, Names extends FieldOf<Of>, Value> = { readonly [Name in Names]: Value };

/**
 * `account_id` is the account that handles the feedback, or "". `gmt_create` is the time of the first message.
 * `row_version` is undefined if the platform has no versions.
 */
export type Feedback = ReadAs<Row, "id" | "state" | "type" | "gmt_create", number> &
  ReadAs<Row, "title" | "contact" | "account_id" | "remark", string> &
  ReadAs<Row, "user_id" | "app_id" | "uid", unknown> & { readonly row_version?: unknown };

/** The states that can follow a state, from the definition. */
export const NEXT_STATES: Readonly<Record<number, readonly number[]>> = {
  [FeedbackState.pending]: [FeedbackState.processing, FeedbackState.resolved],
  [FeedbackState.processing]: [FeedbackState.resolved],
  [FeedbackState.resolved]: [FeedbackState.processing],
};

export const readFeedback = (row: FactsOf<Row>): Feedback => ({
  id: numberIn(row.id),
  title: textIn(row.title),
  state: numberIn(row.state),
  type: numberIn(row.type),
  user_id: row.user_id,
  app_id: row.app_id,
  uid: row.uid,
  contact: textIn(row.contact),
  account_id: numberIn(row.account_id) === 0 ? "" : textIn(row.account_id),
  remark: textIn(row.remark),
  gmt_create: numberIn(row.gmt_create),
  row_version: row.row_version,
});

/** `account_id`: the person of support who wrote it; undefined if the platform does not say it. */
export type Message = ReadAs<FeedbackDetail, "id" | "sender" | "gmt_create", number> &
  ReadAs<FeedbackDetail, "account_id", unknown> &
  ReadAs<FeedbackDetail, "content" | "attach", string>;

export const readMessage = (row: FactsOf<FeedbackDetail>): Message => ({
  id: numberIn(row.id),
  sender: numberIn(row.sender),
  account_id: row.account_id,
  content: textIn(row.content),
  attach: textIn(row.attach),
  gmt_create: numberIn(row.gmt_create),
});

/** A note of support, or the handover from `account_id` to `receiver_id`. */
export type SupportNote = ReadAs<FeedbackNote, "id" | "type" | "gmt_create", number> &
  ReadAs<FeedbackNote, "content", string> &
  ReadAs<FeedbackNote, "account_id" | "receiver_id", unknown>;

export const readNote = (row: FactsOf<FeedbackNote>): SupportNote => ({
  id: numberIn(row.id),
  type: numberIn(row.type),
  content: textIn(row.content),
  account_id: row.account_id,
  receiver_id: row.receiver_id,
  gmt_create: numberIn(row.gmt_create),
});
