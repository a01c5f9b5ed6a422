// The second step of signing in: a code of the app, a recovery code, or another method that a feature adds.
import { type FormEvent, useEffect, useState } from "react";
import en from "../words/public/en.json";
import simplified from "../words/public/zh-CN.json";
import traditional from "../words/public/zh-TW.json";
import * as language from "../../../src/framework/wire/language";
import * as storage from "../../../src/framework/wire/storage";
import { ACCOUNT_KEY } from "../../../src/framework/public/accountKey";
import { LazyWaitCountdown, useWaitAfterRefusal } from "../../../src/framework/public/LazyWaitCountdown";
import type { SecondMethod } from "../../../src/framework/public/PublicFeature";
import { isObject, type Facts } from "../../../src/framework/wire/readAnswer";
import { sendSecondStep, readSecondStepMethods } from "./secondStep";
import { WireFailure } from "../../../src/framework/wire/WireFailure";
import { SECOND_STEP_CODE, secondsToWaitIn } from "../../../src/framework/public/refusalFacts";
import { signInFailureOf } from "../../../src/framework/public/signInFailure";
import type { OtherFormProps, SignInFailure } from "../../../src/framework/public/SignInPort";
import { SubmitButton } from "../../../src/framework/public/SubmitButton";
import { TextField } from "../../../src/framework/public/TextField";
import { useFeatures } from "../../../src/framework/public/useFeatures";
import { wordsOf } from "../../../src/framework/public/words";

const words = wordsOf<keyof typeof en>({ en, "zh-CN": simplified, "zh-TW": traditional });

const WRONG = 406;

type Trouble =
  | SignInFailure
  | { readonly reason: "wrong" | "over" }
  | { readonly reason: "other"; readonly said: string };

interface Methods {
  /** Whether the account has an app with codes. */
  readonly app: boolean;
  /** The second steps that this browser supports. */
  readonly others: readonly SecondMethod[];
  readonly questions: Facts;
}

const troubleOf = (error: unknown): Trouble => {
  if (error instanceof WireFailure && error.reason === "answer" && secondsToWaitIn(error) === 0) {
    if (error.code === WRONG) return { reason: "wrong" };
    if (error.code === SECOND_STEP_CODE) return { reason: "over" };
  }
  return signInFailureOf(error);
};

export const SecondStepForm = (props: OtherFormProps) => {
  const { values, remember, challenge, t, onSignedIn } = props;
  const features = useFeatures();
  /** Starts again with the password, and clears the values of this attempt. */
  const restart = () => {
    props.change("password", "");
    props.setFailure(null);
  };
  const say = words(language.get());
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<"missing" | "wrong" | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [busy, setBusy] = useState(false);
  const [waits, endWait] = useWaitAfterRefusal(trouble?.reason === "wait" ? trouble.seconds : 0, trouble);
  const isOver = trouble?.reason === "over";
  // While the possible steps are unknown, the form asks for a code.
  const [methods, setMethods] = useState<Methods>({ app: true, others: [], questions: {} });
  useEffect(() => {
    const others = features.flatMap(({ secondMethods = [] }) => secondMethods).filter((way) => way.isKnown());
    if (others.length === 0) return;
    readSecondStepMethods(challenge).then((known) => setMethods({ others, ...known }), console.warn);
  }, [challenge, features]);

  /** `prove` answers null if there is nothing to send. */
  const enter = async (prove: () => Promise<Facts | null>) => {
    if (busy || waits) return;
    setBusy(true);
    setTrouble(null);
    try {
      const proof = await prove();
      if (proof === null) return setBusy(false);
      await sendSecondStep({ account: values.account.trim(), challenge, proof });
    } catch (error) {
      const refused = troubleOf(error);
      if (refused.reason === "wrong") setProblem("wrong");
      else setTrouble(refused);
      setBusy(false);
      return;
    }
    if (remember) storage.set(ACCOUNT_KEY, values.account.trim());
    else storage.remove(ACCOUNT_KEY);
    await onSignedIn();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isOver) return restart();
    if (code.trim() === "") return setProblem("missing");
    await enter(async () => ({ code: code.trim() }));
  };

  const by = ({ name, says, prove }: SecondMethod) =>
    enter(async () => {
      // Each question can be answered only once, so new questions are requested.
      const { questions } = await readSecondStepMethods(challenge);
      try {
        return await prove(questions[name]);
      } catch (error) {
        console.warn(error);
        setTrouble({ reason: "other", said: says(language.get()).failed });
        return null;
      }
    });
  const [instead] = methods.app ? [] : methods.others.map(({ says }) => says(language.get()));

  return (
    <form className="form" noValidate onSubmit={submit} aria-busy={busy}>
      <h1>{say("second_step.title")}</h1>
      <p className="lead">{instead?.lead ?? say("second_step.lead")}</p>
      {methods.others.map((way) =>
        isOver || !isObject(methods.questions[way.name]) ? null : (
          <button
            key={way.name}
            type="button"
            className="submit elsewhere"
            style={{ marginBlockEnd: 16 }}
            onClick={() => by(way)}
          >
            {way.says(language.get()).button}
          </button>
        ),
      )}
      <TextField
        name="factor"
        label={say(instead ? "second_step.recovery" : "second_step.code")}
        hint={instead?.hint ?? say("second_step.hint")}
        autoComplete="one-time-code"
        maxLength={32}
        value={code}
        problem={problem === null ? null : say(`second_step.${problem}`)}
        onChange={(value) => {
          setCode(value);
          setProblem(null);
        }}
      />
      <div role="alert" className="alert" hidden={trouble === null}>
        {trouble?.reason === "wait" ? (
          <LazyWaitCountdown seconds={trouble.seconds} cause={trouble} onOver={endWait} />
        ) : null}
        {trouble?.reason === "network" ? t("failed.network") : null}
        {trouble?.reason === "refused" ? trouble.said() : null}
        {trouble?.reason === "other" ? trouble.said : null}
        {isOver ? say("second_step.over") : null}
      </div>
      <SubmitButton busy={busy} waits={waits}>
        {isOver ? say("second_step.restart") : t(busy ? "sign_in.busy" : "sign_in.submit")}
      </SubmitButton>
      {isOver ? null : (
        <button type="button" className="quiet" style={{ marginBlockStart: 14 }} onClick={restart}>
          {say("second_step.restart")}
        </button>
      )}
    </form>
  );
};
