import { useQueryClient } from "@tanstack/react-query";
import { useNotify, useTranslate } from "ra-core";
import { useState } from "react";
import { readFailure, translateFailure, useChange } from "pilothouse/resource";
import { feedbackReference } from "../../../generated/operate/feedback/feedback.reference";
import type { Feedback as Row } from "../../../generated/operate/feedback/feedback.schema";
import type { Feedback } from "../Feedback";

/** `account_id` is 0 for nobody. */
type Changes = Readonly<Partial<Record<keyof Pick<Row, "state" | "remark" | "account_id">, number | string>>>;

/** Changes the state, the note or the handler of a feedback. A refusal is shown, and the old value is kept. */
export const useChangeFeedback = (feedback: Feedback) => {
  const translate = useTranslate();
  const notify = useNotify();
  const put = useChange(feedbackReference.resource);
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const change = async (data: Changes, said: string) => {
    setBusy(true);
    try {
      await put({ ...feedback }, data);
      notify(said, { type: "success" });
      await client.invalidateQueries({ queryKey: [feedbackReference.resource] });
    } catch (error) {
      notify(translateFailure(readFailure(error), translate), { type: "error" });
    } finally {
      setBusy(false);
    }
  };
  return { busy, change };
};
