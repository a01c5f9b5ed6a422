import Button from "@mui/material/Button";
import { useTranslate } from "ra-core";
import { feedbackState } from "../../../generated/enums";
import { useAccountKeys } from "pilothouse/resource";
import { EnumValue } from "pilothouse/value";
import { valueKey } from "pilothouse/wire";
import { FeedbackState } from "../../../../shared/generated/enums";
import { type Feedback, NEXT_STATES } from "../Feedback";
import { useChangeFeedback } from "./useChangeFeedback";

/** The current state, and the states that can follow it. */
export const StateButtons = ({ feedback }: { readonly feedback: Feedback }) => {
  const translate = useTranslate();
  const { busy, change } = useChangeFeedback(feedback);
  const own = useAccountKeys();
  // People who start to work on a conversation become its handler.
  const takenUp = feedback.account_id === "" && own.account !== "" ? { account_id: Number(own.account) } : {};
  return (
    <div className="desk-state">
      <EnumValue value={feedback.state} of={feedbackState} />
      {(NEXT_STATES[feedback.state] ?? []).map((state) => (
        <Button
          key={state}
          size="small"
          variant={state === FeedbackState.resolved ? "contained" : "outlined"}
          color={state === FeedbackState.resolved ? "primary" : "inherit"}
          disabled={busy}
          onClick={() =>
            void change(
              { state, ...(state === FeedbackState.processing ? takenUp : {}) },
              valueKey(feedbackState, state),
            )
          }
        >
          {translate(feedback.state === FeedbackState.resolved ? "support.reopen" : `support.become${state}`)}
        </Button>
      ))}
    </div>
  );
};
