import Button from "@mui/material/Button";
import { useCanAccess, useTranslate } from "ra-core";
import { lazy, Suspense, useState } from "react";
import { accountReference } from "../../../generated/operate/account/account.reference";
import { RecordPick, useAccountKeys } from "pilothouse/resource";
import { ReferenceValue } from "pilothouse/value";
import type feedbackWords from "../../../generated/operate/feedback/feedback.words";
import { feedbackReference } from "../../../generated/operate/feedback/feedback.reference";
import { can, wordOf } from "pilothouse/wire";
import type { Feedback } from "../Feedback";
import { useChangeFeedback } from "./useChangeFeedback";

const HandOver = lazy(() => import("./HandOverDialog").then((module) => ({ default: module.HandOverDialog })));

const word = wordOf<typeof feedbackWords>();

/**
 * The account that handles the conversation. People take it over or hand it over. On a platform without handovers, they
 * choose an account from a list.
 */
export const ConversationHandler = ({ feedback }: { readonly feedback: Feedback }) => {
  const translate = useTranslate();
  const own = useAccountKeys();
  const { busy, change } = useChangeFeedback(feedback);
  const [handsOver, setHandsOver] = useState(false);
  const mayHandOver = can("extensions", feedbackReference.resource);
  const seesAccounts = useCanAccess({ resource: accountReference.resource, action: "list" }).canAccess === true;
  const label = translate(word("feedback.fields.account_id"));
  const give = (account: string) => void change({ account_id: Number(account) || 0 }, "support.given");
  return (
    <div className="desk-handler">
      {seesAccounts && !mayHandOver ? (
        <RecordPick
          label={label}
          of={accountReference}
          value={feedback.account_id}
          none={translate("support.nobody")}
          onChange={give}
        />
      ) : (
        <p>
          <small>{label}</small>{" "}
          <b>
            {feedback.account_id === "" ? (
              translate("support.nobody")
            ) : (
              <ReferenceValue value={feedback.account_id} of={accountReference} />
            )}
          </b>
        </p>
      )}
      {own.account !== "" && feedback.account_id !== own.account && (
        <Button size="small" variant="outlined" color="inherit" disabled={busy} onClick={() => give(own.account)}>
          {translate("support.take")}
        </Button>
      )}
      {mayHandOver && (
        <Button size="small" variant="outlined" color="inherit" onClick={() => setHandsOver(true)}>
          {translate("support.handOver")}
        </Button>
      )}
      {handsOver && (
        <Suspense>
          <HandOver feedback={feedback} onClose={() => setHandsOver(false)} />
        </Suspense>
      )}
    </div>
  );
};
