import { useTranslate } from "ra-core";
import { Icon } from "pilothouse/ui";
import { ReferenceValue, TimestampValue } from "pilothouse/value";
import { valueKey } from "pilothouse/wire";
import { feedbackSender } from "../../../generated/enums";
import { accountReference } from "../../../generated/operate/account/account.reference";
import { FeedbackSender } from "../../../../shared/generated/enums";
import type { Message } from "../Feedback";
import { fileName, isPicture, safeAddress } from "../safeAddress";

const Attachment = ({ address }: { readonly address: string }) => {
  const href = safeAddress(address);
  if (href === null) return null;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="desk-file">
      {isPicture(href) ? (
        <img src={href} alt={fileName(href)} loading="lazy" />
      ) : (
        <>
          <Icon name="attach" size={16} />
          {fileName(href)}
        </>
      )}
    </a>
  );
};

export const MessageBubble = ({ message }: { readonly message: Message }) => {
  const translate = useTranslate();
  const { sender, account_id, gmt_create } = message;
  const isOurs = sender === FeedbackSender.support;
  return (
    <li className="desk-bubble" data-sender={isOurs ? "support" : "other"}>
      <small>
        {isOurs && account_id ? (
          <ReferenceValue value={account_id} of={accountReference} link={false} />
        ) : (
          translate(valueKey(feedbackSender, sender), { _: "" })
        )}{" "}
        · <TimestampValue value={gmt_create} />
      </small>
      <p>{message.content}</p>
      <Attachment address={message.attach} />
    </li>
  );
};
