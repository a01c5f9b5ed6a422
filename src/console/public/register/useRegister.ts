// The state of the form. Typed values are kept after a failure and, except passwords, after a reload.
import { useEffect, useRef, useState } from "react";
import { loadOverNetwork, platformSignIn, readTyped, usePicture, verifyIdOf, whenIdle } from "pilothouse/public";
import { type FailureText, networkFailure } from "../failureText";
import { readDraft, writeDraft } from "./draft";
import type { RefusedRegistration, RegistrationResult } from "./sendRegistration";
import { type RegistrationField, REGISTRATION_FIELDS, type ProblemTexts, type RegistrationValues } from "./values";

type Sending = typeof import("./sendRegistration");

const UNREACHED: RefusedRegistration = { problems: {}, said: networkFailure, isAnswered: false };

const sending = (): Promise<Sending> => loadOverNetwork(() => import("./sendRegistration"));

/** The values that the fields already contain, or the stored ones. */
const firstValues = (): RegistrationValues => {
  const draft = readDraft();
  return {
    ...draft,
    ...Object.fromEntries(
      Object.keys(draft)
        .map((name) => [name, readTyped(name)])
        .filter(([, value]) => value !== undefined),
    ),
  };
};

export const useRegister = () => {
  const [values, setValues] = useState(firstValues);
  const [problems, setProblems] = useState<ProblemTexts>({});
  const [failure, setFailure] = useState<FailureText | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [registered, setRegistered] = useState<RegistrationResult | null>(null);
  // A prerendered page does not know yet whether the platform needs a captcha, so it reserves space for one.
  const [isPictured, setPictured] = useState(true);
  useEffect(() => setPictured(platformSignIn.isPictured()), []);
  const [picture, refresh] = usePicture(platformSignIn.picture, isPictured && platformSignIn.isPictured());
  const isSending = useRef(false);
  useEffect(() => whenIdle(() => sending().catch(() => null)), []);

  const change = (field: RegistrationField | "area", value: string) => {
    const next = { ...values, [field]: value };
    setValues(next);
    writeDraft(next);
    const { [field === "area" ? "phone" : field]: _solved, ...rest } = problems;
    setProblems(rest);
  };

  const judge = (field: RegistrationField) => {
    if (values[field] === "") return;
    const show = (part: Sending) => {
      const problem = part.checkBeforeSending(values, isPictured)[field];
      if (problem) setProblems((before) => ({ ...before, [field]: problem }));
    };
    // If the checks cannot be loaded, the form is checked when it is sent.
    sending().then(show, () => null);
  };

  const show = ({ problems: refused, said, isAnswered }: RefusedRegistration): void => {
    setProblems(refused);
    // The function is wrapped, because React would call a function that is passed to a setter.
    setFailure(() => (Object.keys(refused).length > 0 ? null : said));
    if (!isAnswered) return;
    setValues((before) => ({ ...before, code: "" }));
    if (isPictured) refresh();
  };

  /** Sends the form. Answers the field to focus, if any. */
  const submit = async (): Promise<RegistrationField | undefined> => {
    if (isSending.current) return undefined;
    isSending.current = true;
    setFailure(null);
    try {
      const part = await sending().catch(() => null);
      const wrong = part?.checkBeforeSending(values, isPictured) ?? {};
      setProblems(wrong);
      const first = REGISTRATION_FIELDS.find((field) => wrong[field]);
      if (first) return first;
      setBusy(true);
      const answered = part ? await part.tryRegister(values, verifyIdOf(picture)) : UNREACHED;
      setBusy(false);
      if ("problems" in answered) {
        show(answered);
        return REGISTRATION_FIELDS.find((field) => answered.problems[field]);
      }
      setRegistered(answered);
      writeDraft(null);
      return undefined;
    } finally {
      isSending.current = false;
    }
  };

  return { values, problems, failure, isBusy, registered, isPictured, picture, refresh, change, judge, submit };
};
