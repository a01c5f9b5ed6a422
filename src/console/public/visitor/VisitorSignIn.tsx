import { type FormEvent, useRef, useState } from "react";
import {
  CodeField,
  needsPicture,
  PasswordField,
  platformSignIn,
  rightTimeOf,
  SubmitButton,
  TextField,
  translator,
  readTyped,
  usePicture,
  useSecondsLeft,
  verifyIdOf,
  Waiting,
  waitOf,
} from "pilothouse/public";
import { saidOf } from "../saidOf";
import { type FieldOf, type Language, type ParamsOf, WireFailure } from "pilothouse/wire";
import type { sessionCalls } from "../../../generated/service/session/session.calls";
import { signInVisitor, type Visitor } from "./visitor";
import { ownWord, words } from "./words";

const CODE: FieldOf<ParamsOf<typeof sessionCalls.cloud_sign_in>> = "verify_code";

/** The message when the failure was about the captcha: it was not asked for before, or it was wrong. */
const pictureProblem = (error: unknown): "invalid.code" | "failed.code" | null => {
  const problem = error instanceof WireFailure ? error.fields[CODE] : undefined;
  if (problem === undefined) return null;
  return problem === "invalid.required" ? "invalid.code" : "failed.code";
};

interface VisitorSignInProps {
  readonly language: Language;
  readonly appKey: string;
  /** Whether a session of the person has expired. */
  readonly ended: boolean;
  readonly onEnter: (visitor: Visitor) => void;
}

/** Signs in with the account of a client app, on a page that somebody else may have linked to. */
export const VisitorSignIn = ({ language, appKey, ended, onEnter }: VisitorSignInProps) => {
  const t = translator(language);
  const w = words(language);
  const [account, setAccount] = useState(() => readTyped("account") ?? "");
  const [password, setPassword] = useState(() => readTyped("password") ?? "");
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState("");
  const [isPictured, setIsPictured] = useState(false);
  const [picture, refresh] = usePicture(platformSignIn.picture, isPictured);
  const seconds = waitOf(failure);
  const left = useSecondsLeft(seconds, failure);
  const isSending = useRef(false);
  const element = useRef<HTMLFormElement>(null);

  const focus = (name: string) => element.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current || left > 0) return;
    const given = { account: account.trim(), password, ...(isPictured ? { code: code.trim() } : {}) };
    const empty = Object.entries(given).flatMap(([name, value]) => (value === "" ? [name] : []));
    setMissing(empty);
    setFailure(null);
    if (empty[0]) return focus(empty[0]);
    isSending.current = true;
    setBusy(true);
    try {
      const verifyId = isPictured ? verifyIdOf(picture) : "";
      onEnter(await signInVisitor({ account: account.trim(), password, appKey, verifyId, code: code.trim() }));
    } catch (error) {
      setFailure(error);
      setBusy(false);
      setCode("");
      if (isPictured) refresh();
      else if (needsPicture(error)) setIsPictured(true);
      focus(isPictured && pictureProblem(error) !== null ? "code" : "password");
    } finally {
      isSending.current = false;
    }
  };

  const said = (error: unknown): string => {
    const about = pictureProblem(error);
    if (about !== null) return t(about);
    return rightTimeOf(error) === undefined ? saidOf(error, t, ownWord(language)) : t("failed.clock");
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
        <CodeField
          picture={picture}
          value={code}
          problem={missing.includes("code") ? t("invalid.code") : null}
          t={t}
          onChange={setCode}
          onRefresh={refresh}
        />
      ) : null}
      <div role="alert" className="alert" hidden={failure === null}>
        {seconds > 0 ? <Waiting seconds={seconds} left={left} t={t} /> : null}
        {failure === null || seconds > 0 ? null : said(failure)}
      </div>
      <SubmitButton busy={busy} waits={left > 0}>
        {w(busy ? "busy" : "continue")}
      </SubmitButton>
    </form>
  );
};
