import ButtonBase from "@mui/material/ButtonBase";
import { useGetList, useTranslate } from "ra-core";
import { useId } from "react";
import { EnumValue, TimestampValue } from "pilothouse/value";
import { fieldOf, textIn } from "pilothouse/wire";
import { feedbackState } from "../../../generated/enums";
import { feedbackReference } from "../../../generated/operate/feedback/feedback.reference";
import type { Feedback as Row } from "../../../generated/operate/feedback/feedback.schema";
import { type Feedback, readFeedback } from "../Feedback";

const field = fieldOf<Row>();

const SHOWN = 5;

interface EarlierConversationsProps {
  readonly feedback: Feedback;
  readonly onOpen: (id: number) => void;
}

/** Other conversations of the same user, the newest first. */
export const EarlierConversations = ({ feedback, onOpen }: EarlierConversationsProps) => {
  const translate = useTranslate();
  const title = useId();
  const { data, total = 0 } = useGetList(
    feedbackReference.resource,
    {
      pagination: { page: 1, perPage: SHOWN + 1 },
      sort: { field: field("gmt_create"), order: "DESC" },
      filter: { [field("user_id")]: [textIn(feedback.user_id)] },
    },
    { enabled: textIn(feedback.user_id) !== "", retry: false },
  );
  const others = (data ?? []).map(readFeedback).filter(({ id }) => id !== feedback.id);
  if (others.length === 0) return null;
  return (
    <section className="desk-earlier" aria-labelledby={title}>
      <h3 id={title}>{translate("support.others", { count: Math.max(others.length, total - 1) })}</h3>
      <ul>
        {others.slice(0, SHOWN).map(({ id, title: name, state, gmt_create }) => (
          <li key={id}>
            <ButtonBase onClick={() => onOpen(id)}>
              <span className="desk-title">{name}</span>
              <EnumValue value={state} of={feedbackState} />
              <TimestampValue value={gmt_create} />
            </ButtonBase>
          </li>
        ))}
      </ul>
    </section>
  );
};
