// The sign-in form's state. A failure never clears what was typed, but for the picture's code, which is good once.
import { useCallback, useEffect, useRef, useState } from "react";
import { storage } from "../wire/storage";
import type { CodePicture, SignInFailure, SignInPort } from "./SignInPort";

const ACCOUNT_KEY = "pilothouse.account";

export type Field = "account" | "password" | "code";
export type Values = Readonly<Record<Field, string>>;

export interface SignInForm {
  readonly values: Values;
  readonly remember: boolean;
  /** Null while it loads; "missing" when it could not be loaded. */
  readonly picture: CodePicture | "missing" | null;
  readonly invalid: readonly Field[];
  readonly failure: SignInFailure | null;
  readonly busy: boolean;
  change(field: Field, value: string): void;
  setRemember(remember: boolean): void;
  refresh(): void;
  submit(): Promise<Field | null>;
}

const empty = (values: Values): readonly Field[] =>
  (["account", "password", "code"] as const).filter((field) => values[field].trim() === "");

const blamed = (failure: SignInFailure): Field => {
  if (failure.reason === "code") return "code";
  return failure.reason === "refused" && (failure.code === 514 || failure.code === 512) ? "password" : "account";
};

/** Submitting answers the field to look at, null when signed in. */
export const useSignIn = (port: SignInPort, onSignedIn: () => Promise<void>): SignInForm => {
  const remembered = storage.get(ACCOUNT_KEY);
  const [values, setValues] = useState<Values>({
    account: remembered ?? "",
    password: "",
    code: "",
  });
  const [remember, setRemember] = useState(remembered !== null);
  const [picture, setPicture] = useState<SignInForm["picture"]>(null);
  const [invalid, setInvalid] = useState<readonly Field[]>([]);
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const asked = useRef(0);

  const refresh = useCallback(() => {
    asked.current += 1;
    const turn = asked.current;
    const settle = (next: CodePicture | "missing") => turn === asked.current && setPicture(next);
    setPicture(null);
    port.picture().then(settle, () => settle("missing"));
  }, [port]);
  useEffect(refresh, [refresh]);

  const change = (field: Field, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    setInvalid((before) => before.filter((name) => name !== field));
  };

  const fail = (reason: SignInFailure): Field => {
    setFailure(reason);
    if (reason.reason !== "network") {
      setValues((before) => ({ ...before, code: "" }));
      refresh();
    }
    return blamed(reason);
  };

  const submit = async (): Promise<Field | null> => {
    const missing = empty(values);
    setInvalid(missing);
    if (missing[0]) return missing[0];
    setBusy(true);
    setFailure(null);
    const verifyId = picture === null || picture === "missing" ? "" : picture.verifyId;
    const answer = await port.signIn({ ...values, account: values.account.trim(), code: values.code.trim(), verifyId });
    if (answer) {
      setBusy(false);
      return fail(answer);
    }
    if (remember) storage.set(ACCOUNT_KEY, values.account.trim());
    else storage.remove(ACCOUNT_KEY);
    await onSignedIn();
    return null;
  };

  return { values, remember, picture, invalid, failure, busy, change, setRemember, refresh, submit };
};
