import { useEffect, useEffectEvent } from "react";
export { platformSignIn } from "../../framework/public/platformSignIn";
import { PublicShell } from "../../framework/public/PublicShell";
import { SignInPage } from "../../framework/public/SignInPage";
import type { SignInPort } from "../../framework/public/SignInPort";
import { signInWords } from "../../framework/public/signInWords";
import { whenIdle } from "../../framework/public/whenIdle";

interface PublicAppProps {
  readonly port: SignInPort;
  /** A session ended under the person. */
  readonly expired: boolean;
  /** Told once, when the page is usable and the browser rests, or at the first key. */
  readonly onTouched: () => void;
  /** Resolves when the console has taken the page over. */
  readonly onSignedIn: () => Promise<void>;
}

export const PublicApp = ({ port, expired, onTouched, onSignedIn }: PublicAppProps) => {
  const touched = useEffectEvent(onTouched);
  useEffect(() => whenIdle(() => touched()), []);

  return (
    <PublicShell title={(language) => signInWords(language)("sign_in.title")}>
      {(language) => <SignInPage port={port} t={signInWords(language)} expired={expired} onSignedIn={onSignedIn} />}
    </PublicShell>
  );
};
