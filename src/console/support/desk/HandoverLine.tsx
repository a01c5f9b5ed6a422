import { useTranslate } from "ra-core";
import { ReferenceValue, TimestampValue } from "pilothouse/value";
import { Icon } from "pilothouse/ui";
import { accountReference } from "../../../generated/operate/account/account.reference";
import type { SupportNote } from "../Feedback";

/** The line of a conversation that says who handed it over, to whom, and why. */
export const HandoverLine = ({ note }: { readonly note: SupportNote }) => {
  const translate = useTranslate();
  return (
    <li className="desk-handed">
      <Icon name="user" size={15} />
      <span>
        {translate("support.handedOver")}{" "}
        <b>
          <ReferenceValue value={note.account_id} of={accountReference} link={false} />
        </b>{" "}
        →{" "}
        <b>
          <ReferenceValue value={note.receiver_id} of={accountReference} link={false} />
        </b>{" "}
        · <TimestampValue value={note.gmt_create} />
      </span>
      {note.content !== "" && <p>{note.content}</p>}
    </li>
  );
};
