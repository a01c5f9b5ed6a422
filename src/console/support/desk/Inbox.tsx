import ButtonBase from "@mui/material/ButtonBase";
import { useLocale, useTranslate } from "ra-core";
import { useAccountKeys } from "pilothouse/resource";
import { Icon, LoadingLines } from "pilothouse/ui";
import { TimestampValue } from "pilothouse/value";
import { valueKey } from "pilothouse/wire";
import { feedbackState, feedbackType } from "../../../generated/enums";
import { FeedbackState } from "../../../../shared/generated/enums";
import type { Feedback } from "../Feedback";
import { InboxHead } from "./InboxHead";
import type { DeskState } from "./useDesk";
import { isLate, formatWaitingTime } from "./formatWaitingTime";

interface InboxProps {
  readonly desk: DeskState;
  readonly onSettings: () => void;
}

/** How long a conversation has been open. The list begins with the oldest one. */
const OpenFor = ({ feedback: { gmt_create: since, state } }: { readonly feedback: Feedback }) => {
  const translate = useTranslate();
  const language = useLocale();
  const seconds = Date.now() / 1000 - since;
  const time = formatWaitingTime(seconds, language);
  return (
    <span
      className="desk-age"
      data-late={isLate(seconds, state) || undefined}
      title={translate("support.open_for", { time })}
    >
      <span className="ui-unseen">{translate("support.open_for", { time })}</span>
      <Icon name="clock" size={13} />
      <span aria-hidden="true">{time}</span>
    </span>
  );
};

const Line = ({ feedback, desk }: { readonly feedback: Feedback; readonly desk: DeskState }) => {
  const translate = useTranslate();
  const own = useAccountKeys();
  return (
    <li>
      <ButtonBase
        data-feedback={feedback.id}
        aria-current={feedback.id === desk.open}
        onClick={() => desk.select(feedback.id)}
      >
        <span className="desk-line">
          <span className="desk-title" title={feedback.title}>
            {feedback.title}
          </span>
          {feedback.account_id !== "" && feedback.account_id === own.account && (
            <span className="desk-own">{translate("support.you")}</span>
          )}
          {feedback.state !== FeedbackState.resolved && <OpenFor feedback={feedback} />}
        </span>
        <span className="desk-line">
          <span className="desk-about">
            <i data-state={feedback.state} title={translate(valueKey(feedbackState, feedback.state), { _: "" })} />
            {translate(valueKey(feedbackType, feedback.type), { _: "" })}
            {feedback.contact !== "" && ` · ${feedback.contact}`}
          </span>
          <TimestampValue value={feedback.gmt_create} />
        </span>
      </ButtonBase>
    </li>
  );
};

/** Lists feedback in the chosen state: of open conversations the oldest first, of resolved ones the newest first. */
export const Inbox = ({ desk, onSettings }: InboxProps) => {
  const translate = useTranslate();
  return (
    <section className="desk-inbox" aria-label={translate("support.inbox")}>
      <InboxHead desk={desk} onSettings={onSettings} />
      {desk.failed && <p className="desk-empty">{translate("support.notRead")}</p>}
      {!desk.failed && !desk.isPending && desk.rows.length === 0 && (
        <p className="desk-empty">{translate(desk.filter.search === "" ? "support.noFeedback" : "support.notFound")}</p>
      )}
      <ul aria-busy={desk.isPending}>
        {desk.isPending && (
          <li>
            <LoadingLines count={12} height={31} />
          </li>
        )}
        {desk.rows.map((feedback) => (
          <Line key={feedback.id} feedback={feedback} desk={desk} />
        ))}
        {desk.total > desk.rows.length && (
          <li>
            <ButtonBase className="desk-older" onClick={desk.more}>
              {translate("support.more", { shown: desk.rows.length, total: desk.total })}
            </ButtonBase>
          </li>
        )}
      </ul>
      <footer>{translate("support.keys")}</footer>
    </section>
  );
};
