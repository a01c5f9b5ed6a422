import Button from "@mui/material/Button";
import { useCanAccess, useTranslate } from "ra-core";
import { accountReference } from "../../../generated/operate/account/account.reference";
import { RecordPick, useOwn } from "pilothouse/resource";
import { ReferenceValue } from "pilothouse/value";
import type feedbackWords from "../../../generated/operate/feedback/feedback.words";
import { wordOf } from "pilothouse/wire";
import type { Feedback } from "../Feedback";
import { useChangeFeedback } from "./useChangeFeedback";

const word = wordOf<typeof feedbackWords>();

/** The account that handles it: people take it over, or somebody who sees the accounts assigns it. */
export const Handler = ({ feedback }: { readonly feedback: Feedback }) => {
  const translate = useTranslate();
  const own = useOwn();
  const { busy, change } = useChangeFeedback(feedback);
  const seesAccounts = useCanAccess({ resource: accountReference.resource, action: "list" }).canAccess === true;
  const label = translate(word("feedback.fields.account_id"));
  const give = (account: string) => void change({ account_id: Number(account) || 0 }, "support.given");
  return (
    <div className="desk-handler">
      {seesAccounts ? (
        <RecordPick
          label={label}
          of={accountReference}
          value={feedback.account_id}
          none={translate("support.nobody")}
          onChange={give}
        />
      ) : (
        <p>
          {label}:{" "}
          {feedback.account_id === own.account ? (
            translate("support.you")
          ) : feedback.account_id === "" ? (
            translate("support.nobody")
          ) : (
            <ReferenceValue value={feedback.account_id} of={accountReference} link={false} />
          )}
        </p>
      )}
      {own.account !== "" && feedback.account_id !== own.account && (
        <Button size="small" variant="outlined" color="inherit" disabled={busy} onClick={() => give(own.account)}>
          {translate("support.take")}
        </Button>
      )}
    </div>
  );
};
