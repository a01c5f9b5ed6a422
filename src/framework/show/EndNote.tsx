import Alert from "@mui/material/Alert";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useRecordContext, useResourceContext, useTranslate } from "ra-core";
import { useEffect, useRef } from "react";
import { followEnd, goOnEnding, useMayEnd } from "../resource/ending";
import { failureWords } from "../resource/failureWords";
import type { Row } from "../resource/Row";
import { Button } from "../ui/Button";
import { formatNumber } from "../value/formats";
import { servesRest } from "../wire/HostInside";
import { numberIn, textIn } from "../wire/readAnswer";
import { EndCounts } from "./EndCounts";
import "./end.css";

export interface EndNoteProps {
  /** The field with the time of the end. */
  readonly ended: string;
}

const OFTEN = 1000;

/** On the page of an owner that was closed: how far the work on its records is, and why it has stopped. */
export const EndNote = ({ ended }: EndNoteProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const queries = useQueryClient();
  const record = useRecordContext<Row>();
  const of = useResourceContext() ?? "";
  const mayEnd = useMayEnd();
  const wasWorking = useRef(false);
  const asked = { of, record: String(record?.id ?? "") };
  const { data, refetch } = useQuery({
    queryKey: ["ending", "followed", of, asked.record],
    queryFn: () => followEnd(asked),
    enabled: record !== undefined && Number(record[ended] ?? 0) > 0 && servesRest("ending"),
    refetchInterval: (query) => query.state.data?.state === "working" && OFTEN,
    retry: false,
    gcTime: 0,
  });
  const again = useMutation({ mutationFn: () => goOnEnding(asked), onSettled: () => refetch() });
  const state = data?.state;
  useEffect(() => {
    // What the page shows of the records is out of date by then.
    if (wasWorking.current && state === "ended")
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "auth" });
    wasWorking.current = state === "working";
  }, [state, queries]);
  if (data === undefined || (state !== "working" && state !== "stopped")) return null;
  const [done, total] = [numberIn(data.done), numberIn(data.total)];
  const counts = { done: formatNumber(done, language), total: formatNumber(total, language) };
  const isStopped = state === "stopped";
  const label = translate("show.end.working", counts);
  return (
    <Alert
      severity={isStopped ? "error" : "info"}
      className="show-ending"
      action={
        isStopped &&
        mayEnd && (
          <Button disabled={again.isPending} onClick={() => again.mutate()}>
            {translate("show.end.again")}
          </Button>
        )
      }
    >
      {isStopped ? translate("show.end.stopped", { ...counts, reason: textIn(data.reason) }) : label}
      {!isStopped && <progress aria-label={label} {...(total > 0 ? { value: done, max: total } : {})} />}
      {isStopped && <EndCounts counted={data} procedure="transfer" />}
      {again.error && <p>{failureWords(again.error, translate)}</p>}
    </Alert>
  );
};
