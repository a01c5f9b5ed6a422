import { useTranslate } from "ra-core";
import { appReference } from "../../../generated/applist/app/app.reference";
import { appUserReference } from "../../../generated/applist/app_user/appUser.reference";
import { feedbackType } from "../../../generated/enums";
import type feedbackWords from "../../../generated/operate/feedback/feedback.words";
import { textIn, wordOf } from "pilothouse/wire";
import { EnumValue, ReferenceValue, TextValue, TimestampValue } from "pilothouse/value";
import type { Feedback, SupportNote } from "../Feedback";
import { AboutDevice } from "./AboutDevice";
import { EarlierConversations } from "./EarlierConversations";
import { ConversationHandler } from "./ConversationHandler";
import { Notes } from "./Notes";
import { ConversationRemark } from "./ConversationRemark";
import { hasNotes } from "./useNotes";

const word = wordOf<typeof feedbackWords>();

interface ConversationDetailsProps {
  readonly feedback: Feedback;
  readonly notes: readonly SupportNote[];
  /** Whether the panel is open on a phone. */
  readonly shown: boolean;
  readonly onOpen: (id: number) => void;
}

/** Who handles a conversation, its device, its user, and the notes of support. */
export const ConversationDetails = ({ feedback, notes, shown, onOpen }: ConversationDetailsProps) => {
  const translate = useTranslate();
  const facts = [
    ["type", <EnumValue key="type" value={feedback.type} of={feedbackType} />],
    ["user_id", <ReferenceValue key="user" value={feedback.user_id} of={appUserReference} />],
    ["contact", <TextValue key="contact" value={feedback.contact} />],
    ["app_id", <ReferenceValue key="app" value={feedback.app_id} of={appReference} />],
    ["gmt_create", <TimestampValue key="at" value={feedback.gmt_create} />],
  ] as const;
  const uid = textIn(feedback.uid);
  return (
    <aside className="desk-details" data-shown={shown} aria-label={translate("support.details")}>
      <ConversationHandler feedback={feedback} />
      {uid !== "" && uid !== "0" && <AboutDevice uid={uid} />}
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{translate(word(`feedback.fields.${name}`))}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <EarlierConversations feedback={feedback} onOpen={onOpen} />
      {hasNotes() ? <Notes feedback={feedback} notes={notes} /> : <ConversationRemark feedback={feedback} />}
    </aside>
  );
};
