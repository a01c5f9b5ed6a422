import { useEffect, useEffectEvent } from "react";
export { signInPort } from "./platformSignIn";
export { loadSignInWords } from "./signInWords";
import { PublicShell } from "./PublicShell";
import { SignInPage } from "./SignInPage";
import type { SignInPort } from "./SignInPort";
import { loadSignInWords, signInWords } from "./signInWords";
import { useSite } from "./Site";
import { whenIdle } from "./whenIdle";

interface PublicAppProps {
  readonly port: SignInPort;
  /** Whether the session of the person has expired. */
  readonly expired: boolean;
  /** Called once, when the page is usable and the browser is idle, or when a key is pressed. */
  readonly onTouched: () => void;
  /** Resolves when the console is shown. */
  readonly onSignedIn: () => Promise<void>;
}

export const PublicApp = ({ port, expired, onTouched, onSignedIn }: PublicAppProps) => {
  const { BelowSignIn } = useSite();
  const touched = useEffectEvent(onTouched);
  useEffect(() => whenIdle(() => touched()), []);

  return (
    <PublicShell loadWords={loadSignInWords}>
      {(language) => (
        <SignInPage port={port} t={signInWords(language)} expired={expired} onSignedIn={onSignedIn}>
          {BelowSignIn ? <BelowSignIn language={language} /> : null}
        </SignInPage>
      )}
    </PublicShell>
  );
};
