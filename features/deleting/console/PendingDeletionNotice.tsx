// A notice above a list: how many old rows a rule will delete and when, and a button to agree to it at once.
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import { useNotify, useTranslate } from "ra-core";
import { useState } from "react";
import { failureWords } from "../../../src/framework/resource/failureWords";
import { agreeToDeletion, readPendingDeletions } from "./pendingDeletions";
import { formatDay } from "../../../src/framework/wire/dates";

export const PendingDeletionNotice = ({ resource }: { readonly resource: string }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [isAsked, setAsked] = useState(false);
  const { data, refetch } = useQuery({ queryKey: ["leaving"], queryFn: readPendingDeletions, staleTime: Infinity });
  const found = data?.find(({ id }) => id === resource);
  if (found === undefined) return null;
  const { rows, days, until, from } = found;
  const agree = async () => {
    try {
      await agreeToDeletion(resource);
      notify("ui.leaving.agreed", { type: "info", messageArgs: { smart_count: rows, count: rows } });
    } catch (error) {
      notify(failureWords(error, translate), { type: "error" });
    }
    setAsked(false);
    await refetch();
  };
  const buttons = isAsked ? (
    <>
      <Button color="error" size="small" onClick={() => void agree()}>
        {translate("ui.leaving.delete")}
      </Button>
      <Button color="inherit" size="small" onClick={() => setAsked(false)}>
        {translate("ui.leaving.keep")}
      </Button>
    </>
  ) : (
    <Button color="inherit" size="small" onClick={() => setAsked(true)}>
      {translate("ui.leaving.now")}
    </Button>
  );
  return (
    <Alert
      severity={isAsked ? "error" : "warning"}
      action={buttons}
      sx={{ m: 2, mb: 1, flexWrap: { xs: "wrap", sm: "nowrap" }, "& .MuiAlert-action": { flexShrink: 0 } }}
    >
      {isAsked
        ? translate("ui.leaving.ask", { smart_count: rows, count: rows, until: formatDay(until) })
        : translate("ui.leaving.told", {
            smart_count: rows,
            count: rows,
            keep: days,
            until: formatDay(until),
            from: formatDay(from),
          })}
    </Alert>
  );
};
