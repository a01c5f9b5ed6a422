import { useQueryClient } from "@tanstack/react-query";
import { useDataProvider, useNotify, useTranslate } from "ra-core";
import { useState } from "react";
import { failureOf, spellFailure } from "../../kit/form/failure";
import type { Feedback } from "../Feedback";

/** Changes a feedback's state or remark; what is refused is said, and the former stays. */
export const useChangeFeedback = ({ id, state, remark }: Feedback) => {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const change = async (data: Readonly<{ state?: number; remark?: string }>, said: string) => {
    setBusy(true);
    try {
      await provider.update("feedback", { id, data, previousData: { id, state, remark } });
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
