import { type FormEvent, useEffect, useRef, useState } from "react";
import { SubmitButton, TextField } from "pilothouse/public";
import { failureMessage } from "../failureMessage";
import type { Language } from "pilothouse/wire";
import type { Visitor } from "../visitor/visitor";
import { words as visitorWords } from "../visitor/words";
import { isAboutCode } from "./aboutCode";
import { DeviceChoice } from "./DeviceChoice";
import { RedeemDone } from "./RedeemDone";
import { PackageCard } from "./PackageCard";
import { ScanTools } from "./ScanTools";
import { RedeemSteps } from "./RedeemSteps";
import { useRedeem } from "./useRedeem";
import { findRedeemWord, redeemWords } from "./words";

interface RedeemProps {
  readonly language: Language;
  readonly visitor: Visitor;
  /** Whether the code was typed before the person signed in. */
  readonly isTyped: boolean;
  readonly endOn: (error: unknown) => boolean;
  readonly onLeave: () => void;
}

export const RedeemForm = ({ language, visitor, isTyped, endOn, onLeave }: RedeemProps) => {
  const w = redeemWords(language);
  const form = useRedeem(visitor, endOn);
  const element = useRef<HTMLFormElement>(null);
  const { found, done, busy } = form;
  const said = form.failure === null ? null : failureMessage(form.failure, language, findRedeemWord(language));
  const codeProblem = isAboutCode(form.failure) ? said : null;

  // Moves the focus to the current step: the code, the devices, or the result.
  const step = done ? 2 : found ? 1 : 0;
  const [shown, setShown] = useState(step);
  useEffect(() => {
    if (step === shown) return;
    setShown(step);
    element.current?.querySelector<HTMLElement>("[data-first]")?.focus();
  }, [step, shown]);

  const focusCode = () => element.current?.querySelector<HTMLInputElement>('[name="cdk"]')?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the person has signed in
  useEffect(() => {
    if (isTyped) void form.check()?.then(focusCode);
  }, []);

  if (done && found) {
    const device = visitor.devices.find(({ uid }) => uid === form.uid)?.name ?? form.uid;
    return (
      <RedeemDone language={language} name={found.name} device={device} done={done} onAgain={() => form.again(false)} />
    );
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await (found ? form.activate() : form.check());
    if (!found) focusCode();
  };

  return (
    <form ref={element} className="form redeem" noValidate onSubmit={submit} aria-busy={busy}>
      <RedeemSteps language={language} step={step} />
      <h1>{visitorWords(language)("redeem.title")}</h1>
      {found ? (
        <>
          <PackageCard language={language} found={found} problem={codeProblem} />
          <DeviceChoice
            language={language}
            devices={visitor.devices}
            chosen={form.uid}
            problem={form.missing === "device" ? w("invalid.device") : null}
            onChoose={form.choose}
          />
        </>
      ) : (
        <>
          <TextField
            name="cdk"
            label={w("code")}
            autoComplete="off"
            maxLength={64}
            value={form.code}
            problem={form.missing === "code" ? w("invalid.code") : codeProblem}
            onChange={form.change}
          />
          <ScanTools language={language} onScan={form.scan} />
        </>
      )}
      <div role="alert" className="alert" hidden={said === null || codeProblem !== null}>
        {codeProblem === null ? said : null}
      </div>
      <SubmitButton busy={busy}>{w(busy ? "busy" : found ? "redeem" : "check")}</SubmitButton>
      {found ? (
        <button type="button" className="second" onClick={() => form.again(true)}>
          {w("back")}
        </button>
      ) : null}
      <p className="other">
        <span>{visitorWords(language)("signed_in_as", { name: visitor.name })}</span>
        <button type="button" className="quiet" onClick={onLeave}>
          {visitorWords(language)("other_account")}
        </button>
      </p>
    </form>
  );
};
