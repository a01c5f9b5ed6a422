import { useGetList, useTranslate } from "ra-core";
import { type RefObject, useEffect, useRef, useState } from "react";
import { IconButton } from "pilothouse/ui";
import { fieldOf } from "pilothouse/wire";
import type { FeedbackDetail } from "../../../generated/operate/feedback_detail/feedbackDetail.schema";
import { FeedbackNoteType } from "../../../../shared/generated/enums";
import { type Feedback, readMessage } from "../Feedback";
import { ConversationDetails } from "./ConversationDetails";
import { MessageBubble } from "./MessageBubble";
import { AnswerComposer } from "./AnswerComposer";
import { HandoverLine } from "./HandoverLine";
import { StateButtons } from "./StateButtons";
import { useNotes } from "./useNotes";
import { feedbackDetailReference } from "../../../generated/operate/feedback_detail/feedbackDetail.reference";

const field = fieldOf<FeedbackDetail>();

const EVERY = 10_000;
const MOST = 500;
/** The sides of the bubbles until the messages are loaded. */
const WAITING = [
  ["a", "other"],
  ["b", "support"],
  ["c", "other"],
] as const;

interface ConversationProps {
  readonly feedback: Feedback;
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly onBack: () => void;
  /** Opens another conversation. */
  readonly onOpen: (id: number) => void;
}

export const Conversation = ({ feedback, box, onBack, onOpen }: ConversationProps) => {
  const translate = useTranslate();
  // Details are next to the conversation. On a phone, a button opens the details.
  const [about, setAbout] = useState(false);
  const end = useRef<HTMLLIElement>(null);
  const { data, isError } = useGetList(
    feedbackDetailReference.resource,
    {
      pagination: { page: 1, perPage: MOST },
      sort: { field: field("gmt_create"), order: "ASC" },
      filter: { [field("title_id")]: feedback.id },
    },
    { refetchInterval: EVERY, retry: false },
  );
  const notes = useNotes(feedback.id);
  const messages = (data ?? []).map(readMessage);
  const handovers = notes.filter(({ type }) => type === FeedbackNoteType.handed_over);
  const lines = [
    ...messages.map((message) => ({
      at: message.gmt_create,
      line: <MessageBubble key={message.id} message={message} />,
    })),
    ...handovers.map((note) => ({ at: note.gmt_create, line: <HandoverLine key={`note ${note.id}`} note={note} /> })),
  ].toSorted((a, b) => a.at - b.at);
  const count = lines.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message triggers the scrolling
  useEffect(() => {
    end.current?.scrollIntoView({ block: "nearest" });
  }, [count, feedback.id]);
  return (
    <>
      <section className="desk-conversation" aria-label={feedback.title}>
        <header>
          <IconButton
            className="desk-back"
            size="medium"
            icon="arrow_left"
            label={translate("support.back")}
            onClick={onBack}
          />
          <h2>{feedback.title}</h2>
          <StateButtons feedback={feedback} />
          <IconButton
            className="desk-more"
            size="medium"
            icon="info"
            label={translate("support.details")}
            aria-expanded={about}
            onClick={() => setAbout(!about)}
          />
        </header>
        <ol className="desk-messages" aria-live="polite">
          {data === undefined &&
            !isError &&
            WAITING.map(([name, sender]) => (
              <li key={name} className="desk-bubble ui-shadow" data-sender={sender} aria-hidden="true">
                <p />
              </li>
            ))}
          {isError && <li className="desk-empty">{translate("support.notRead")}</li>}
          {data !== undefined && count === 0 && <li className="desk-empty">{translate("support.noMessage")}</li>}
          {lines.map(({ line }) => line)}
          <li ref={end} aria-hidden="true" />
        </ol>
        <AnswerComposer key={feedback.id} feedback={feedback.id} box={box} />
      </section>
      <ConversationDetails key={feedback.id} feedback={feedback} notes={notes} shown={about} onOpen={onOpen} />
    </>
  );
};
