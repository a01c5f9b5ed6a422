// The answer that is being written to a user. It is kept while other conversations are open. It is sent only once, and
// restored if sending fails.
import { useQueryClient } from "@tanstack/react-query";
import { useDataProvider, useNotify, useTranslate } from "ra-core";
import { useEffect, useRef, useState } from "react";
import { useUploading } from "pilothouse/form";
import { readFailure, translateFailure } from "pilothouse/resource";
import type { FeedbackDetail } from "../../../generated/operate/feedback_detail/feedbackDetail.schema";
import { fileName } from "../safeAddress";
import { feedbackReference } from "../../../generated/operate/feedback/feedback.reference";
import { feedbackDetailReference } from "../../../generated/operate/feedback_detail/feedbackDetail.reference";

export const MAX_ANSWER_LENGTH = 2000;

interface Written {
  readonly content: string;
  readonly attach: string;
}
const NOTHING: Written = { content: "", attach: "" };
/** Drafts are kept until the page is reloaded. */
const drafts = new Map<number, Written>();

export const useAnswering = (feedback: number) => {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider();
  const client = useQueryClient();
  const [written, setWritten] = useState<Written>(() => drafts.get(feedback) ?? NOTHING);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const uploading = useUploading((attach) => setWritten((before) => ({ ...before, attach })));
  useEffect(() => {
    if (written === NOTHING) drafts.delete(feedback);
    else drafts.set(feedback, written);
  }, [feedback, written]);

  const isReady = (written.content.trim() !== "" || written.attach !== "") && uploading.uploading === null;
  const send = async () => {
    if (sending.current || !isReady) return;
    sending.current = true;
    setBusy(true);
    try {
      const content = written.content.trim() || fileName(written.attach);
      await provider.create(feedbackDetailReference.resource, {
        data: { title_id: feedback, content, attach: written.attach } satisfies Partial<FeedbackDetail>,
      });
      setWritten(NOTHING);
      await client.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith(feedbackReference.resource),
      });
    } catch (error) {
      notify(translateFailure(readFailure(error), translate), { type: "error" });
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return {
    ...written,
    busy,
    isReady: isReady && written.content.length <= MAX_ANSWER_LENGTH,
    uploading,
    write: (content: string) => setWritten((before) => ({ ...before, content })),
    detach: () => setWritten((before) => ({ ...before, attach: "" })),
    send,
  };
};
