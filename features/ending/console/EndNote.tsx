import Alert from "@mui/material/Alert";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useResourceContext, useTranslate } from "ra-core";
import { useEffect, useRef } from "react";
import { readEndProgress, continueEnding, useMayEndOwners } from "./ending";
import { failureWords } from "../../../src/framework/resource/failureWords";
import type { Row } from "../../../src/framework/resource/Row";
import { Button } from "../../../src/framework/ui/Button";
import { formatNumber } from "../../../src/framework/value/formats";
import { numberIn, textIn } from "../../../src/framework/wire/readAnswer";
import { WithWords } from "../../../src/framework/resource/WithWords";
import { EndCounts } from "./EndCounts";
import { endingWords } from "./endingWords";
import "./end.css";

const OFTEN = 1000;

/** The progress of ending a closed owner, and why it stopped. */
const Note = ({ record }: { readonly record: Row }) => {
  const translate = useTranslate();
  const language = useLocale();
  const queries = useQueryClient();
  const of = useResourceContext() ?? "";
  const mayEnd = useMayEndOwners();
  const wasWorking = useRef(false);
  const asked = { of, record: String(record.id) };
  const { data, refetch } = useQuery({
    queryKey: ["ending", "followed", of, asked.record],
    queryFn: () => readEndProgress(asked),
    refetchInterval: (query) => query.state.data?.state === "working" && OFTEN,
    retry: false,
    gcTime: 0,
  });
  const again = useMutation({ mutationFn: () => continueEnding(asked), onSettled: () => refetch() });
  const state = data?.state;
  useEffect(() => {
    // At that time, the records on the page are out of date.
    if (wasWorking.current && state === "ended")
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "auth" });
    wasWorking.current = state === "working";
  }, [state, queries]);
  if (data === undefined || (state !== "working" && state !== "stopped")) return null;
  const [done, total] = [numberIn(data.done), numberIn(data.total)];
  const counts = { done: formatNumber(done, language), total: formatNumber(total, language) };
  const isStopped = state === "stopped";
  const label = translate("ending.working", counts);
  return (
    <Alert
      severity={isStopped ? "error" : "info"}
      className="show-ending"
      action={
        isStopped &&
        mayEnd && (
          <Button disabled={again.isPending} onClick={() => again.mutate()}>
            {translate("ending.again")}
          </Button>
        )
      }
    >
      {isStopped ? translate("ending.stopped", { ...counts, reason: textIn(data.reason) }) : label}
      {!isStopped && <progress aria-label={label} {...(total > 0 ? { value: done, max: total } : {})} />}
      {isStopped && <EndCounts counted={data} procedure="transfer" />}
      {again.error && <p>{failureWords(again.error, translate)}</p>}
    </Alert>
  );
};

export const EndNote = (props: { readonly record: Row }) => (
  <WithWords of={endingWords}>
    <Note {...props} />
  </WithWords>
);
