import { type NotificationPayload, useNotificationContext, useTakeUndoableMutation, useTranslate } from "ra-core";
import { useCallback, useEffect, useRef, useState } from "react";
import { session } from "../../wire/session";
import { Toast } from "./Toast";
import { NO_NOTICES, type ShownNotice, removeNotice, addNotice } from "./noticeQueue";

/** Shows ra-core's messages (useNotify): short messages at the top, others in the corner. */
export const Notices = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const [state, setState] = useState(NO_NOTICES);
  const takeMutation = useTakeUndoableMutation();
  const mutations = useRef(new Map<NotificationPayload, (done: { isUndo: boolean }) => void>());
  const translate = useTranslate();

  useEffect(() => {
    if (notifications.length === 0) return;
    const payload = takeNotification();
    if (!payload) return;
    if (payload.notificationOptions?.undoable) {
      const mutation = takeMutation();
      if (mutation) mutations.current.set(payload, mutation);
    }
    // After a 401 of a cloud authorization call, messages are hidden for two seconds.
    if (!session.isSilent() && !session.isLeaving()) setState((before) => addNotice(before, payload));
  }, [notifications, takeNotification, takeMutation]);

  const closeNotice = useCallback(({ id, payload }: ShownNotice, isUndo: boolean) => {
    mutations.current.get(payload)?.({ isUndo });
    mutations.current.delete(payload);
    setState((before) => removeNotice(before, id));
  }, []);
  useEffect(() => {
    // A change that people can still undo is sent when the page is closed.
    const carryOut = () => {
      for (const mutation of mutations.current.values()) mutation({ isUndo: false });
      mutations.current.clear();
    };
    addEventListener("pagehide", carryOut);
    return () => removeEventListener("pagehide", carryOut);
  }, []);

  const draw = (shown: ShownNotice) => (
    <Toast
      key={shown.id}
      shown={shown}
      undoable={mutations.current.has(shown.payload)}
      onClose={() => closeNotice(shown, false)}
      onUndo={() => closeNotice(shown, true)}
    />
  );
  return (
    <>
      <section className="shell-pile" data-place="top" aria-label={translate("shell.messages")} aria-live="assertive">
        {state.error ? draw(state.error) : null}
        {state.success ? draw(state.success) : null}
      </section>
      <section className="shell-pile" data-place="corner" aria-label={translate("shell.notices")} aria-live="polite">
        {state.notices.map(draw)}
      </section>
    </>
  );
};
