import { useGetList, useTranslate } from "ra-core";
import { type RefObject, useEffect, useRef, useState } from "react";
import { IconButton } from "pilothouse/ui";
import { fieldOf } from "pilothouse/wire";
import type { FeedbackDetail } from "../../../generated/operate/feedback_detail/feedbackDetail.schema";
import { type Feedback, readMessage } from "../Feedback";
import { About } from "./About";
import { Bubble } from "./Bubble";
import { Composer } from "./Composer";
import { StateButtons } from "./StateButtons";
import { feedbackDetailReference } from "../../../generated/operate/feedback_detail/feedbackDetail.reference";

const field = fieldOf<FeedbackDetail>();

const EVERY = 10_000;
const MOST = 500;

interface ConversationProps {
  readonly feedback: Feedback;
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly onBack: () => void;
}

export const Conversation = ({ feedback, box, onBack }: ConversationProps) => {
  const translate = useTranslate();
  // Details are next to the conversation. On a phone, a button opens them.
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
  const messages = (data ?? []).map(readMessage);
  const count = messages.length;
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
          {isError && <li className="desk-empty">{translate("support.notRead")}</li>}
          {data !== undefined && count === 0 && <li className="desk-empty">{translate("support.noMessage")}</li>}
          {messages.map((message) => (
            <Bubble key={message.id} message={message} />
          ))}
          <li ref={end} aria-hidden="true" />
        </ol>
        <Composer key={feedback.id} feedback={feedback.id} box={box} />
      </section>
      <About key={feedback.id} feedback={feedback} shown={about} />
    </>
  );
};
