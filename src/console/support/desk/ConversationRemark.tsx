import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { useTranslate } from "ra-core";
import { useState } from "react";
import { wordOf } from "pilothouse/wire";
import type feedbackWords from "../../../generated/operate/feedback/feedback.words";
import type { Feedback } from "../Feedback";
import { useChangeFeedback } from "./useChangeFeedback";

const MOST = 500;

const word = wordOf<typeof feedbackWords>();

/** The only note of a conversation, on a platform that stores no list of notes. */
export const ConversationRemark = ({ feedback }: { readonly feedback: Feedback }) => {
  const translate = useTranslate();
  const { busy, change } = useChangeFeedback(feedback);
  const [remark, setRemark] = useState(feedback.remark);
  return (
    <>
      <TextField
        label={translate(word("feedback.fields.remark"))}
        helperText={translate(word("feedback.help.remark"))}
        value={remark}
        multiline
        minRows={3}
        fullWidth
        size="small"
        onChange={(event) => setRemark(event.target.value.slice(0, MOST))}
      />
      {remark !== feedback.remark && (
        <Button
          size="small"
          variant="outlined"
          disabled={busy}
          onClick={() => void change({ remark }, "support.noted")}
        >
          {translate("form.save")}
        </Button>
      )}
    </>
  );
};
