import { type FactsOf, numberIn, textIn } from "pilothouse/wire";
import type { Feedback as Row } from "../../generated/operate/feedback/feedback.schema";
import type { FeedbackDetail } from "../../generated/operate/feedback_detail/feedbackDetail.schema";
import { FeedbackState } from "../../generated/values";

export interface Feedback {
  readonly id: number;
  readonly title: string;
  readonly state: number;
  readonly type: number;
  readonly user_id: unknown;
  readonly app_id: unknown;
  readonly uid: unknown;
  readonly contact: string;
  /** Who handles it; "" while nobody does. */
  readonly account_id: string;
  readonly remark: string;
  /** Seconds since 1970 of its first message. */
  readonly gmt_create: number;
  /** Undefined where the platform counts no versions. */
  readonly row_version?: unknown;
}

/** What a state may become, as the definition says. */
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

export interface Message {
  readonly id: number;
  readonly sender: number;
  readonly content: string;
  readonly attach: string;
  readonly gmt_create: number;
}

export const readMessage = (row: FactsOf<FeedbackDetail>): Message => ({
  id: numberIn(row.id),
  sender: numberIn(row.sender),
  content: textIn(row.content),
  attach: textIn(row.attach),
  gmt_create: numberIn(row.gmt_create),
});
