import { useQueryClient } from "@tanstack/react-query";
import { useNotify, useTranslate } from "ra-core";
import { useState } from "react";
import { failureOf, spellFailure, useChange } from "pilothouse/resource";
import type { Feedback } from "../Feedback";

type Changes = Readonly<{
  state?: number;
  remark?: string;
  /** 0 for nobody. */
  account_id?: number;
}>;

/** Changes a feedback's state, note or who handles it; what is refused is said, and the former stays. */
export const useChangeFeedback = (feedback: Feedback) => {
  const translate = useTranslate();
  const notify = useNotify();
  const put = useChange("feedback");
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const change = async (data: Changes, said: string) => {
    setBusy(true);
    try {
      await put({ ...feedback }, data);
      notify(said, { type: "success" });
      await client.invalidateQueries({ queryKey: ["feedback"] });
    } catch (error) {
      notify(spellFailure(failureOf(error), translate), { type: "error" });
    } finally {
      setBusy(false);
    }
  };
  return { busy, change };
};
