// Signing in at a company's identity provider. This part is loaded below the sign-in form if the installation has
// providers.
import { type ComponentType, type FormEvent, useEffect, useEffectEvent, useState } from "react";
import en from "../words/public/en.json";
import simplified from "../words/public/zh-CN.json";
import traditional from "../words/public/zh-TW.json";
import * as language from "../../../src/framework/wire/language";
import {
  completeProviderSignIn,
  goToProvider,
  type ProviderReturn,
  takeProviderReturn,
  readRememberedName,
} from "./providerSignIn";
import { factsIn } from "../../../src/framework/wire/readAnswer";
import { WireFailure } from "../../../src/framework/wire/WireFailure";
import { challengeIn } from "../../../src/framework/public/refusalFacts";
import type { ElsewhereProps, OtherFormProps, SignInFailure } from "../../../src/framework/public/SignInPort";
import { loadSecondStep } from "../../../src/framework/public/secondStep";
import { type Site, useSite } from "../../../src/framework/public/Site";
import { signInFailureOf } from "../../../src/framework/public/signInFailure";
import type { SignInText } from "../../../src/framework/public/signInWords";
import { SubmitButton } from "../../../src/framework/public/SubmitButton";
import { TextField } from "../../../src/framework/public/TextField";
import { wordsOf } from "../../../src/framework/public/words";

type ProviderWord = keyof typeof en;
const words = wordsOf<ProviderWord>({ en, "zh-CN": simplified, "zh-TW": traditional });

const isWord = (key: string): key is ProviderWord => key in en;

interface Second {
  readonly challenge: string;
  readonly account: string;
  readonly Form: ComponentType<OtherFormProps>;
}

const loadSecond = async (error: unknown, challenge: string, site: Site): Promise<Second | null> => {
  const Form = await loadSecondStep(site.loadFeatures);
  const { account } = error instanceof WireFailure ? factsIn(error.data) : {};
  return Form && { challenge, account: typeof account === "string" ? account : "", Form };
};

type Trouble = (t: SignInText) => string;

const reasoned =
  (reason: string): Trouble =>
  () => {
    const key = `provider.${reason}`;
    return words(language.get())(isWord(key) ? key : "provider.invalid");
  };

const troubleOf = (error: unknown): Trouble => {
  const { reason } = error instanceof WireFailure ? factsIn(error.data) : {};
  if (typeof reason === "string") return reasoned(reason);
  if (error instanceof WireFailure && error.code === 429) return reasoned("often");
  const failure = signInFailureOf(error);
  return failure.reason === "refused" ? failure.said : (t) => t("failed.network");
};

interface ProviderFormProps extends OtherFormProps {
  /** The values that the provider sent back with the person; null before the return. */
  readonly back: ProviderReturn | null;
}

const ProviderForm = (props: ProviderFormProps) => {
  const { t, back, setFailure, onSignedIn } = props;
  const site = useSite();
  const say = words(language.get());
  const [who, setWho] = useState(readRememberedName);
  const [isMissing, setMissing] = useState(false);
  const [busy, setBusy] = useState(back !== null && "code" in back);
  const [trouble, setTrouble] = useState<Trouble | null>(() =>
    back !== null && "reason" in back ? reasoned(back.reason) : null,
  );
  const [second, setSecond] = useState<Second | null>(null);

  const fail = async (error: unknown) => {
    const challenge = challengeIn(error);
    try {
      const next = challenge === null ? null : await loadSecond(error, challenge, site);
      if (next === null) setTrouble(() => troubleOf(error));
      else setSecond(next);
    } catch {
      setTrouble(() => troubleOf(null));
    }
    setBusy(false);
  };

  const end = useEffectEvent(async (code: string) => {
    try {
      await completeProviderSignIn(code);
    } catch (error) {
      return fail(error);
    }
    await onSignedIn();
  });
  const code = back !== null && "code" in back ? back.code : null;
  useEffect(() => {
    if (code !== null) void end(code);
  }, [code]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setMissing(who.trim() === "");
    if (who.trim() === "") return;
    setBusy(true);
    setTrouble(null);
    // The page stays busy until the browser has left it.
    await goToProvider(who.trim()).catch(fail);
  };

  if (second !== null)
    return (
      <second.Form
        {...props}
        values={{ account: second.account, password: "", code: "" }}
        challenge={second.challenge}
        remember={false}
      />
    );
  return (
    <form className="form" noValidate onSubmit={submit} aria-busy={busy}>
      <h1>{say("provider.title")}</h1>
      <p className="lead">{say(code !== null && busy ? "provider.ending" : "provider.lead")}</p>
      <TextField
        name="who"
        label={say("provider.who")}
        autoComplete="username"
        value={who}
        problem={isMissing ? say("provider.missing") : null}
        onChange={(value) => {
          setWho(value);
          setMissing(false);
        }}
      />
      <div role="alert" className="alert" hidden={trouble === null}>
        {trouble?.(t)}
      </div>
      <SubmitButton busy={busy}>{say("provider.go")}</SubmitButton>
      <button type="button" className="quiet" style={{ marginBlockStart: 14 }} onClick={() => setFailure(null)}>
        {say("provider.back")}
      </button>
    </form>
  );
};

const toForm = (back: ProviderReturn | null): SignInFailure => ({
  reason: "elsewhere",
  challenge: "",
  Form: (props) => <ProviderForm {...props} back={back} />,
});

/** The button that leads to the provider, and the rest of the sign-in after the return. */
export const ProviderButton = ({ setFailure }: ElsewhereProps) => {
  const open = useEffectEvent((back: ProviderReturn | null) => setFailure(toForm(back)));
  useEffect(() => {
    const back = takeProviderReturn();
    if (back !== null) open(back);
  }, []);
  return (
    <p style={{ marginBlock: "16px 0" }}>
      <button type="button" className="submit elsewhere" onClick={() => setFailure(toForm(null))}>
        {words(language.get())("provider.button")}
      </button>
    </p>
  );
};
