// /operate/service: the inbox by state, the conversation, and its user. A phone shows one of the three at a time.
import { useGetMany } from "ra-core";
import { useCallback, useRef, useState } from "react";
import { feedbackDetail } from "../../../generated/operate/feedback_detail";
import { WithWords } from "pilothouse/resource";
import { readFeedback } from "../Feedback";
import { supportWords } from "../supportWords";
import { Conversation } from "./Conversation";
import "./desk.css";
import { Inbox } from "./Inbox";
import { NoConversation } from "./NoConversation";
import { PushSettings } from "./PushSettings";
import { useDesk } from "./useDesk";
import { useDeskKeys } from "./useDeskKeys";
import { feedbackReference } from "../../../generated/operate/feedback/feedback.reference";

const Desk = () => {
  const desk = useDesk();
  const box = useRef<HTMLTextAreaElement>(null);
  const [settings, setSettings] = useState(false);
  useDeskKeys(
    desk,
    useCallback(() => box.current?.focus(), []),
  );
  // The open conversation may not be in the list, because its state has changed or a link opened it.
  const { data } = useGetMany(feedbackReference.resource, { ids: [desk.open] }, { enabled: desk.open !== 0 });
  const found = data?.find((row) => row?.id === desk.open);
  const open = found ? readFeedback(found) : desk.rows.find(({ id }) => id === desk.open);
  return (
    <div className="desk" data-open={open !== undefined}>
      <Inbox desk={desk} onSettings={() => setSettings(true)} />
      {open ? (
        <Conversation feedback={open} box={box} onBack={() => desk.select(0)} onOpen={desk.select} />
      ) : (
        <NoConversation />
      )}
      {settings && <PushSettings onClose={() => setSettings(false)} />}
    </div>
  );
};

export const ServiceDesk = () => (
  <WithWords of={supportWords}>
    <WithWords of={feedbackDetail}>
      <Desk />
    </WithWords>
  </WithWords>
);
