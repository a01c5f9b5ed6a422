// The state of the form. Typed values are kept after a failure and, except passwords, after a reload.
import { useEffect, useRef, useState } from "react";
import { loadOverNetwork, platformSignIn, readTyped, usePicture, verifyIdOf, whenIdle } from "pilothouse/public";
import { type Said, unreached } from "../Said";
import { readDraft, writeDraft } from "./draft";
import type { Refused, Registered } from "./sendRegistration";
import { type Field, FIELDS, type SaidProblems, type Values } from "./values";

type Sending = typeof import("./sendRegistration");

const UNREACHED: Refused = { problems: {}, said: unreached, isAnswered: false };

const sending = (): Promise<Sending> => loadOverNetwork(() => import("./sendRegistration"));

/** The values that the fields contain already, else those that were kept. */
const firstValues = (): Values => {
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
  const [problems, setProblems] = useState<SaidProblems>({});
  const [failure, setFailure] = useState<Said | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [registered, setRegistered] = useState<Registered | null>(null);
  // The page as it was drawn beforehand knows no platform.
  const [isPictured, setPictured] = useState(true);
  useEffect(() => setPictured(platformSignIn.isPictured()), []);
  const [picture, refresh] = usePicture(platformSignIn.picture, isPictured && platformSignIn.isPictured());
  const isSending = useRef(false);
  useEffect(() => whenIdle(() => sending().catch(() => null)), []);

  const change = (field: Field | "area", value: string) => {
    const next = { ...values, [field]: value };
    setValues(next);
    writeDraft(next);
    const { [field === "area" ? "phone" : field]: _solved, ...rest } = problems;
    setProblems(rest);
  };

  const judge = (field: Field) => {
    if (values[field] === "") return;
    const show = (part: Sending) => {
      const problem = part.judge(values, isPictured)[field];
      if (problem) setProblems((before) => ({ ...before, [field]: problem }));
    };
    // Without what judges it, it is judged when it is sent.
    sending().then(show, () => null);
  };

  const show = ({ problems: refused, said, isAnswered }: Refused): void => {
    setProblems(refused);
    // A function given to a setter would be called.
    setFailure(() => (Object.keys(refused).length > 0 ? null : said));
    if (!isAnswered) return;
    setValues((before) => ({ ...before, code: "" }));
    if (isPictured) refresh();
  };

  /** Answers the field to focus, if there is one. */
  const submit = async (): Promise<Field | undefined> => {
    if (isSending.current) return undefined;
    isSending.current = true;
    setFailure(null);
    try {
      const part = await sending().catch(() => null);
      const wrong = part?.judge(values, isPictured) ?? {};
      setProblems(wrong);
      const first = FIELDS.find((field) => wrong[field]);
      if (first) return first;
      setBusy(true);
      const answered = part ? await part.tryRegister(values, verifyIdOf(picture)) : UNREACHED;
      setBusy(false);
      if ("problems" in answered) {
        show(answered);
        return FIELDS.find((field) => answered.problems[field]);
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
