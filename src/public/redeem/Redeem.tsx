import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Language } from "../../wire/contract";
import { saidOf } from "../saidOf";
import { SubmitButton } from "../SubmitButton";
import { TextField } from "../TextField";
import type { Visitor } from "../visitor/visitor";
import { words as visitorWords } from "../visitor/words";
import { translator } from "../words";
import { canScan } from "./detector";
import { DeviceChoice } from "./DeviceChoice";
import { Done } from "./Done";
import { PackageCard } from "./PackageCard";
import { ScanCode } from "./ScanCode";
import { useRedeem } from "./useRedeem";
import { ownWord, words } from "./words";

interface RedeemProps {
  readonly language: Language;
  readonly visitor: Visitor;
  readonly endOn: (error: unknown) => boolean;
  readonly onLeave: () => void;
}

export const Redeem = ({ language, visitor, endOn, onLeave }: RedeemProps) => {
  const t = translator(language);
  const w = words(language);
  const form = useRedeem(visitor, endOn);
  const [scanning, setScanning] = useState<boolean | "refused">(false);
  const element = useRef<HTMLFormElement>(null);
  const { found, done, busy } = form;

  // What was just asked for gets the focus: the code, the devices, the result.
  const step = done ? 2 : found ? 1 : 0;
  const [shown, setShown] = useState(step);
  useEffect(() => {
    if (step === shown) return;
    setShown(step);
    element.current?.querySelector<HTMLElement>("[data-first]")?.focus();
  }, [step, shown]);

  if (done && found) {
    const device = visitor.devices.find(({ uid }) => uid === form.uid)?.name ?? form.uid;
    return <Done language={language} name={found.name} device={device} done={done} onAgain={() => form.again(false)} />;
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await (found ? form.activate() : form.check());
    if (!found) element.current?.querySelector<HTMLInputElement>('[name="cdk"]')?.focus();
  };

  return (
    <form ref={element} className="form redeem" noValidate onSubmit={submit} aria-busy={busy}>
      <h1>{w("title")}</h1>
      <ol className="steps">
        {(["step_code", "step_device", "step_done"] as const).map((name, index) => (
          <li key={name} aria-current={index === step ? "step" : undefined}>
            {w(name)}
          </li>
        ))}
      </ol>
      {found ? (
        <>
          <PackageCard language={language} found={found} />
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
            problem={form.missing === "code" ? w("invalid.code") : null}
            hint={scanning === "refused" ? w("scan_refused") : w("code_hint")}
            onChange={form.change}
          />
          {canScan() && scanning !== "refused" ? (
            <button type="button" className="second" onClick={() => setScanning(!scanning)}>
              {w(scanning ? "scan_stop" : "scan")}
            </button>
          ) : null}
          {scanning === true ? (
            <ScanCode
              lead={w("scan_lead")}
              onRefused={() => setScanning("refused")}
              onCode={(text) => {
                setScanning(false);
                form.scan(text);
              }}
            />
          ) : null}
        </>
      )}
      <div role="alert" className="alert" hidden={form.failure === null}>
        {form.failure === null ? null : saidOf(form.failure, t, ownWord(language))}
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
