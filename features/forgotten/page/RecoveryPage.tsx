import { lazy, Suspense, useEffect, useState } from "react";
import { whenIdle } from "../../../src/framework/public/whenIdle";
import { loadChunk } from "../../../src/framework/shell/errors/loadChunk";
import type { Language } from "../../../src/framework/wire/contract";
import type { ProvenCode } from "./calls";
import { AskForm } from "./AskForm";
import type { FormProblem } from "./Trouble";

type Step =
  | { readonly at: "ask"; readonly account: string; readonly reason: FormProblem | null }
  | { readonly at: "code"; readonly account: string; readonly request: string }
  | { readonly at: "choose"; readonly proven: ProvenCode }
  | { readonly at: "done"; readonly account: string };

// The other forms are loaded while the person types.
const further = () => loadChunk(() => import("./further"));
const CodeForm = lazy(() => further().then((part) => ({ default: part.CodeForm })));
const ChooseForm = lazy(() => further().then((part) => ({ default: part.ChooseForm })));
const Done = lazy(() => further().then((part) => ({ default: part.Done })));

/** The page for people who forgot their password, in three steps: the account, the code, the new password. */
export const Page = ({ language }: { readonly language: Language }) => {
  const [step, setStep] = useState<Step>({ at: "ask", account: "", reason: null });
  const askAgain = (account: string) => (reason: FormProblem | null) => setStep({ at: "ask", account, reason });
  useEffect(() => whenIdle(() => further().catch(() => null)), []);
  const form = () => {
    switch (step.at) {
      case "ask":
        return (
          <AskForm
            language={language}
            account={step.account}
            reason={step.reason}
            onAsked={(request, account) => setStep({ at: "code", account, request })}
          />
        );
      case "code":
        return (
          <CodeForm
            language={language}
            request={step.request}
            onProven={(proven) => setStep({ at: "choose", proven })}
            onAgain={askAgain(step.account)}
          />
        );
      case "choose":
        return (
          <ChooseForm
            language={language}
            proven={step.proven}
            onDone={() => setStep({ at: "done", account: step.proven.account })}
            onAgain={askAgain(step.proven.account)}
          />
        );
      case "done":
        return <Done language={language} account={step.account} />;
    }
  };
  return <Suspense>{form()}</Suspense>;
};
