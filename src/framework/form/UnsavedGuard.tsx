import { useBlocker, useCanBlock, useTranslate } from "ra-core";
import { useEffect } from "react";
import { AskDialog } from "./AskDialog";
import { isSessionEnding } from "./draft";

interface UnsavedGuardProps {
  /** This is a function, so that typing does not render the guard. */
  readonly isDirty: () => boolean;
  /** Called when the operator discards the changes. */
  readonly onLeave: () => void;
}

// If the session has ended, people go to the sign-in page without a question. The draft keeps the values.
const isSignIn = (path: string) => path === "/login";

const Blocking = ({ isDirty, onLeave }: UnsavedGuardProps) => {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !isSignIn(nextLocation.pathname) && isDirty(),
  );
  if (blocker.state !== "blocked") return null;
  return (
    <AskDialog
      title={translate("form.unsavedTitle")}
      text={translate("form.unsavedText")}
      yes={translate("form.leave")}
      no={translate("form.stay")}
      onYes={() => {
        onLeave();
        blocker.proceed?.();
      }}
      onNo={() => blocker.reset?.()}
    />
  );
};

/** Asks before people leave unsaved changes by a link, the browser's back button, or closing the tab. */
export const UnsavedGuard = (props: UnsavedGuardProps) => {
  const { isDirty } = props;
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirty() && !isSessionEnding()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);
  return useCanBlock() ? <Blocking {...props} /> : null;
};
