import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from "react";
import {
  LazyWaitCountdown,
  PasswordField,
  SubmitButton,
  TextField,
  translator,
  readTyped,
  useWaitAfterRefusal,
  whenIdle,
} from "pilothouse/public";
import { loadChunk } from "pilothouse/shell";
import type { Language } from "pilothouse/wire";
import { networkFailure } from "../failureText";
import { loadVisitor } from "./loadVisitor";
import type { RefusedSignIn, Visitor } from "./visitor";
import { words } from "./words";

const VisitorCode = lazy(() =>
  loadChunk(() => import("./VisitorCode")).then((part) => ({ default: part.VisitorCode })),
);

const UNREACHED: RefusedSignIn = { said: networkFailure, seconds: 0, isPicture: false, needsPicture: false };

interface VisitorSignInProps {
  readonly language: Language;
  readonly appKey: string;
  /** Whether the person's session has expired. */
  readonly ended: boolean;
  readonly onEnter: (visitor: Visitor) => void;
}

/** Signs in with the account of a client app, on a page that another site may have linked to. */
export const VisitorSignIn = ({ language, appKey, ended, onEnter }: VisitorSignInProps) => {
  const t = translator(language);
  const w = words(language);
  const [account, setAccount] = useState(() => readTyped("account") ?? "");
  const [password, setPassword] = useState(() => readTyped("password") ?? "");
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<RefusedSignIn | null>(null);
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState("");
  /** The number of refusals since a picture is required. */
  const [turn, setTurn] = useState(0);
  const isPictured = turn > 0;
  const [verifyId, setVerifyId] = useState("");
  const seconds = failure?.seconds ?? 0;
  const [waits, endWait] = useWaitAfterRefusal(seconds, failure);
  const isSending = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => whenIdle(() => loadVisitor().catch(() => null)), []);

  const focus = (name: string) => element.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current || waits) return;
    const given = { account: account.trim(), password, ...(isPictured ? { code: code.trim() } : {}) };
    const empty = Object.entries(given).flatMap(([name, value]) => (value === "" ? [name] : []));
    setMissing(empty);
    setFailure(null);
    if (empty[0]) return focus(empty[0]);
    isSending.current = true;
    setBusy(true);
    const input = { account: account.trim(), password, appKey, verifyId, code: code.trim() };
    const part = await loadVisitor().catch(() => null);
    const refused = part ? await part.tryVisitor(input, onEnter) : UNREACHED;
    isSending.current = false;
    if (!refused) return;
    setFailure(refused);
    setBusy(false);
    setCode("");
    if (isPictured || refused.needsPicture) setTurn(turn + 1);
    focus(isPictured && refused.isPicture ? "code" : "password");
  };

  return (
    <form ref={element} className="visitor" noValidate onSubmit={submit} aria-busy={busy}>
      <p className="step">{ended ? w("failed.401") : w("sign_in")}</p>
      <TextField
        name="account"
        label={w("account")}
        autoComplete="username"
        value={account}
        problem={missing.includes("account") ? t("invalid.account") : null}
        onChange={setAccount}
      />
      <PasswordField
        value={password}
        problem={missing.includes("password") ? t("invalid.password") : null}
        t={t}
        onChange={setPassword}
      />
      {isPictured ? (
        <Suspense>
          <VisitorCode
            language={language}
            value={code}
            isMissing={missing.includes("code")}
            turn={turn}
            onChange={setCode}
            onPicture={setVerifyId}
          />
        </Suspense>
      ) : null}
      <div role="alert" className="alert" hidden={failure === null}>
        {seconds > 0 ? <LazyWaitCountdown seconds={seconds} cause={failure} onOver={endWait} /> : null}
        {failure === null || seconds > 0 ? null : failure.said(language)}
      </div>
      <SubmitButton busy={busy} waits={waits}>
        {w(busy ? "busy" : "enter")}
      </SubmitButton>
    </form>
  );
};
