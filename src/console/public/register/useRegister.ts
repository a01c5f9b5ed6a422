// The state of the form. Typed values are kept after a failure and, except passwords, after a reload.
import { useRef, useState } from "react";
import { platformSignIn, readTyped, usePicture, verifyIdOf } from "pilothouse/public";
import { requestId } from "../requestId";
import { WireFailure } from "pilothouse/wire";
import { readDraft, writeDraft } from "./draft";
import { type Problems, problemsOf, refusedFields, register } from "./registration";
import { type Field, FIELDS, type Values } from "./values";

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
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<WireFailure | null>(null);
  const [phase, setPhase] = useState<"typing" | "busy" | "done">("typing");
  const [picture, refresh] = usePicture(platformSignIn.picture);
  // The same number until the platform has answered: another attempt after a lost answer is the same request.
  const request = useRef(requestId());
  const isSending = useRef(false);

  const change = (field: Field | "area", value: string) => {
    const next = { ...values, [field]: value };
    setValues(next);
    writeDraft(next);
    const { [field === "area" ? "phone" : field]: _solved, ...rest } = problems;
    setProblems(rest);
  };

  const judge = (field: Field) => {
    if (values[field] !== "" && problemsOf(values)[field]) setProblems({ ...problems, [field]: "invalid" });
  };

  const fail = (error: unknown): Problems => {
    if (!(error instanceof WireFailure)) throw error;
    const refused = refusedFields(error.code, error.fields);
    setProblems(refused);
    setFailure(Object.keys(refused).length > 0 ? null : error);
    if (error.reason === "answer") {
      request.current = requestId();
      setValues((before) => ({ ...before, code: "" }));
      refresh();
    }
    return refused;
  };

  /** Answers the field to focus, if there is one. */
  const submit = async (): Promise<Field | undefined> => {
    if (isSending.current) return undefined;
    const wrong = problemsOf(values);
    setProblems(wrong);
    setFailure(null);
    if (Object.keys(wrong).length > 0) return FIELDS.find((field) => wrong[field]);
    isSending.current = true;
    setPhase("busy");
    try {
      await register(values, verifyIdOf(picture), request.current);
      writeDraft(null);
      setPhase("done");
      return undefined;
    } catch (error) {
      setPhase("typing");
      const refused = fail(error);
      return FIELDS.find((field) => refused[field]);
    } finally {
      isSending.current = false;
    }
  };

  return { values, problems, failure, phase, picture, refresh, change, judge, submit };
};
