import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { useTranslate } from "ra-core";
import { useState } from "react";
import { appReference } from "../../../generated/applist/app/app.reference";
import { appUserReference } from "../../../generated/applist/app_user/appUser.reference";
import { feedbackType } from "../../../generated/enums";
import { deviceReference } from "../../../generated/product/device/device.reference";
import type feedbackWords from "../../../generated/operate/feedback/feedback.words";
import { wordOf } from "pilothouse/wire";
import { EnumValue, ReferenceValue, TextValue, TimestampValue } from "pilothouse/value";
import type { Feedback } from "../Feedback";
import { Handler } from "./Handler";
import { useChangeFeedback } from "./useChangeFeedback";

const MOST = 500;

const word = wordOf<typeof feedbackWords>();

interface AboutProps {
  readonly feedback: Feedback;
  /** Whether it is shown on a phone. */
  readonly shown: boolean;
}

/** The user, the subject, and the notes of support. */
export const About = ({ feedback, shown }: AboutProps) => {
  const translate = useTranslate();
  const { busy, change } = useChangeFeedback(feedback);
  const [remark, setRemark] = useState(feedback.remark);
  const facts = [
    ["type", <EnumValue key="type" value={feedback.type} of={feedbackType} />],
    ["user_id", <ReferenceValue key="user" value={feedback.user_id} of={appUserReference} />],
    ["contact", <TextValue key="contact" value={feedback.contact} />],
    ["app_id", <ReferenceValue key="app" value={feedback.app_id} of={appReference} />],
    ["uid", <ReferenceValue key="uid" value={feedback.uid} of={deviceReference} />],
    ["gmt_create", <TimestampValue key="at" value={feedback.gmt_create} />],
  ] as const;
  return (
    <aside className="desk-details" data-shown={shown} aria-label={translate("support.details")}>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{translate(word(`feedback.fields.${name}`))}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Handler feedback={feedback} />
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
    </aside>
  );
};
