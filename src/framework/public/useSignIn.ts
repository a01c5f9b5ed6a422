// The state of the sign-in form. After a failure, all typed values stay except the text of the captcha.
import { useEffect, useEffectEvent, useState } from "react";
import * as storage from "../wire/storage";
import { ACCOUNT_KEY } from "./accountKey";
import { readTicked, readTyped } from "./drawnForm";
import { type PictureState, usePicture, verifyIdOf } from "./usePicture";
import type { SignInFailure, SignInField, SignInPort } from "./SignInPort";
import { useWaitAfterRefusal } from "./LazyWaitCountdown";

export type SignInValues = Readonly<Record<SignInField, string>>;

export interface SignInForm {
  readonly values: SignInValues;
  readonly remember: boolean;
  /** Undefined if no captcha is needed. */
  readonly picture: PictureState | undefined;
  readonly invalid: readonly SignInField[];
  readonly failure: SignInFailure | null;
  /** Whether the next attempt must wait. */
  readonly waits: boolean;
  /** Called when the wait is over. */
  endWait(): void;
  readonly busy: boolean;
  setFailure(failure: SignInFailure | null): void;
  change(field: SignInField, value: string): void;
  setRemember(remember: boolean): void;
  refresh(): void;
  submit(): Promise<SignInField | null>;
}

const FIELDS = ["account", "password", "code"] as const;
const empty = (values: SignInValues, asked: readonly SignInField[]): readonly SignInField[] =>
  asked.filter((field) => values[field].trim() === "");

/** Sends the form. Answers the field to focus; null after success, or if the person must wait. */
export const useSignIn = (port: SignInPort, onSignedIn: () => Promise<void>): SignInForm => {
  const remembered = storage.get(ACCOUNT_KEY);
  const [values, setValues] = useState<SignInValues>(() => ({
    account: readTyped("account") ?? port.account ?? remembered ?? "",
    password: readTyped("password") ?? "",
    code: readTyped("code") ?? "",
  }));
  const [remember, setRemember] = useState(() => readTicked("remember") ?? remembered !== null);
  // A prerendered page does not know its platform yet.
  const [isPictured, setPictured] = useState(true);
  useEffect(() => setPictured(port.isPictured()), [port]);
  const [picture, refresh] = usePicture(port.picture, isPictured && port.isPictured());
  const [invalid, setInvalid] = useState<readonly SignInField[]>([]);
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const [waits, endWait] = useWaitAfterRefusal(failure?.reason === "wait" ? failure.seconds : 0, failure);

  const change = (field: SignInField, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    setInvalid((before) => before.filter((name) => name !== field));
  };

  const fail = (reason: SignInFailure): SignInField => {
    setFailure(reason);
    if (reason.reason !== "network") {
      setValues((before) => ({ ...before, code: "" }));
      if (port.isPictured()) refresh();
    }
    if (reason.reason === "refused") return reason.field;
    return reason.reason === "wait" ? "password" : "account";
  };

  const end = async (answer: SignInFailure | null): Promise<SignInField | null> => {
    if (answer) {
      setBusy(false);
      return fail(answer);
    }
    if (!port.isElsewhere()) {
      if (remember) storage.set(ACCOUNT_KEY, values.account.trim());
      else storage.remove(ACCOUNT_KEY);
    }
    await onSignedIn();
    return null;
  };
  const comeBack = useEffectEvent(() => {
    const answer = port.comeBack();
    setBusy(answer !== null);
    void answer?.then(end);
  });
  useEffect(() => comeBack(), []);

  const submit = async (): Promise<SignInField | null> => {
    const missing = empty(values, port.isElsewhere() ? [] : isPictured ? FIELDS : FIELDS.slice(0, 2));
    setInvalid(missing);
    if (missing[0]) return missing[0];
    // An attempt before the end of the wait would be refused, and would use up the captcha.
    if (waits) return null;
    setBusy(true);
    setFailure(null);
    return end(
      await port.signIn({
        ...values,
        account: values.account.trim(),
        code: values.code.trim(),
        verifyId: verifyIdOf(picture),
      }),
    );
  };

  return {
    values,
    remember,
    picture: isPictured ? picture : undefined,
    invalid,
    failure,
    waits,
    endWait,
    busy,
    setFailure,
    change,
    setRemember,
    refresh,
    submit,
  };
};
