import { useTranslate } from "ra-core";
import { Icon } from "pilothouse/ui";
import { TimestampValue } from "pilothouse/value";
import { valueKey } from "pilothouse/wire";
import { feedbackSender } from "../../../generated/enums";
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

export const Bubble = ({ message }: { readonly message: Message }) => {
  const translate = useTranslate();
  return (
    <li className="desk-bubble" data-sender={message.sender === FeedbackSender.support ? "support" : "other"}>
      <small>
        {translate(valueKey(feedbackSender, message.sender), { _: "" })} · <TimestampValue value={message.gmt_create} />
      </small>
      <p>{message.content}</p>
      <Attachment address={message.attach} />
    </li>
  );
};
