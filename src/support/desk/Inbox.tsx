import { useLocale, useTranslate } from "ra-core";
import { useState } from "react";
import { Icon } from "../../kit/icons";
import type { Feedback } from "../Feedback";
import { STATES } from "../Feedback";
import { shortTime } from "../shortTime";
import { type Desk, useCounts } from "./useDesk";

interface InboxProps {
  readonly desk: Desk;
  readonly onSettings: () => void;
}

const Line = ({ feedback, desk }: { readonly feedback: Feedback; readonly desk: Desk }) => {
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <li>
      <button
        type="button"
        data-feedback={feedback.id}
        aria-current={feedback.id === desk.open}
        onClick={() => desk.select(feedback.id)}
      >
        <span className="desk-title">{feedback.title}</span>
        <time dateTime={new Date(feedback.gmt_create * 1000).toISOString()}>
          {shortTime(feedback.gmt_create, locale)}
        </time>
        <span className="desk-about">
          {translate(`enums.feedback_type.${feedback.type}`, { _: "" })}
          {feedback.contact !== "" && ` · ${feedback.contact}`}
        </span>
      </button>
    </li>
  );
};

/** Feedback by state, the newest first. */
export const Inbox = ({ desk, onSettings }: InboxProps) => {
  const translate = useTranslate();
  const counts = useCounts();
  const [typed, setTyped] = useState(desk.search);
  return (
    <section className="desk-inbox" aria-label={translate("support.inbox")}>
      <header>
        <div className="desk-states" role="tablist" aria-label={translate("feedback.fields.state")}>
          {STATES.map((state) => (
            <button
              key={state}
              type="button"
              role="tab"
              aria-selected={state === desk.state}
              data-state={state}
              onClick={() => desk.show(state)}
            >
              {translate(`enums.feedback_state.${state}`)} <b>{counts[state] ?? 0}</b>
            </button>
          ))}
        </div>
        <search>
          <form
            className="desk-search"
            onSubmit={(event) => {
              event.preventDefault();
              desk.find(typed.trim());
            }}
          >
            <Icon name="search" size={17} />
            <input
              type="search"
              value={typed}
              aria-label={translate("support.search")}
              placeholder={translate("support.search")}
              onChange={(event) => {
                setTyped(event.target.value);
                if (event.target.value === "") desk.find("");
              }}
            />
            <button
              type="button"
              className="shell-icon"
              title={translate("support.pushSettings")}
              aria-label={translate("support.pushSettings")}
              onClick={onSettings}
            >
              <Icon name="settings" size={18} />
            </button>
          </form>
        </search>
      </header>
      {desk.failed && <p className="desk-empty">{translate("support.notRead")}</p>}
      {!desk.failed && !desk.isPending && desk.rows.length === 0 && (
        <p className="desk-empty">{translate(desk.search === "" ? "support.noFeedback" : "support.notFound")}</p>
      )}
      <ul>
        {desk.rows.map((feedback) => (
          <Line key={feedback.id} feedback={feedback} desk={desk} />
        ))}
      </ul>
      {desk.total > desk.rows.length && (
        <p className="desk-empty">{translate("support.more", { shown: desk.rows.length, total: desk.total })}</p>
      )}
      <footer>{translate("support.keys")}</footer>
    </section>
  );
};
