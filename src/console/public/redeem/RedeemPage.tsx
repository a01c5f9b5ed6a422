import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from "react";
import { readTyped, SubmitButton, TextField, whenIdle } from "pilothouse/public";
import { loadChunk } from "pilothouse/shell";
import type { Language } from "pilothouse/wire";
import { ConsumerIntro } from "../face/ConsumerIntro";
import { CheckingNotice } from "../visitor/CheckingNotice";
import { LazyRefusal } from "../visitor/LazyRefusal";
import { useVisitor } from "../visitor/useVisitor";
import { VisitorSignIn } from "../visitor/VisitorSignIn";
import { words } from "../visitor/words";
import { extractCode, rememberCode, readRememberedCode } from "./code";
import { RedeemSteps } from "./RedeemSteps";

// This code is loaded while the person types.
const redeem = () => loadChunk(() => import("./RedeemForm"));
const Redeem = lazy(() => redeem().then((part) => ({ default: part.RedeemForm })));
const ScanTools = lazy(() => loadChunk(() => import("./ScanTools")).then((part) => ({ default: part.ScanTools })));

export { loadVisitorWords as loadWords } from "../visitor/words";

export const Picture = ({ language }: { readonly language: Language }) => (
  <ConsumerIntro language={language} about="redeem" />
);

/** Redeems an activation code for one of the person's devices. People enter the code first, and then sign in. */
export const Page = ({ language }: { readonly language: Language }) => {
  const { visit, enter, leave, endOn, look } = useVisitor();
  const w = words(language);
  const [code, setCode] = useState(() => readTyped("cdk") || readRememberedCode());
  const [isMissing, setMissing] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const [isIdle, setIdle] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => whenIdle(() => setIdle(true)), []);

  if (visit.phase === "checking") return <CheckingNotice language={language} />;
  if (visit.phase === "refused") return <LazyRefusal language={language} error={visit.error} onRetry={look} />;
  if (visit.phase === "inside")
    return (
      <Suspense fallback={<CheckingNotice language={language} />}>
        <Redeem language={language} visitor={visit.visitor} isTyped={isTyped} endOn={endOn} onLeave={() => leave()} />
      </Suspense>
    );
  const accept = (text: string) => {
    const given = extractCode(text);
    setCode(given);
    rememberCode(given);
    setMissing(given === "");
    setTyped(given !== "");
    if (given === "") element.current?.querySelector<HTMLInputElement>("[name=cdk]")?.focus();
    else void redeem().catch(() => null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    accept(code);
  };
  if (isTyped || visit.ended)
    return (
      <div className="form">
        <RedeemSteps language={language} step={0} />
        <h1>{w("redeem.title")}</h1>
        <p className="lead">{w("redeem.lead_sign_in")}</p>
        {code === "" ? null : (
          <p className="kept-code">
            <b>{code}</b>
            <button type="button" className="quiet" onClick={() => [setTyped(false), leave()]}>
              {w("redeem.change")}
            </button>
          </p>
        )}
        <VisitorSignIn language={language} appKey="" ended={visit.ended} onEnter={enter} />
      </div>
    );
  return (
    <form ref={element} className="form" noValidate onSubmit={submit}>
      <RedeemSteps language={language} step={0} />
      <h1>{w("redeem.title")}</h1>
      <p className="lead">{w("redeem.lead")}</p>
      <TextField
        name="cdk"
        label={w("redeem.code")}
        autoComplete="off"
        maxLength={64}
        value={code}
        problem={isMissing ? w("redeem.code_missing") : null}
        onChange={(value) => [setCode(value), rememberCode(value), setMissing(false)]}
      />
      <div className="scan-place">
        {isIdle ? (
          <Suspense>
            <ScanTools language={language} onScan={accept} />
          </Suspense>
        ) : null}
      </div>
      <SubmitButton busy={false}>{w("continue")}</SubmitButton>
    </form>
  );
};
