import type { Language } from "../../wire/contract";
import { token } from "../../wire/token";
import { Checking } from "../visitor/Checking";
import { Refusal } from "../visitor/Refusal";
import { useVisitor } from "../visitor/useVisitor";
import { VisitorSignIn } from "../visitor/VisitorSignIn";
import { Watch } from "./Watch";
import { words } from "./words";
import "./live.css";

export const title = (language: Language): string => words(language)("title");
export const isWide = true;

/** A device's picture, now or then: for an operator who is signed in to the console, and for users of client apps. */
export const Page = ({ language }: { readonly language: Language }) => {
  const w = words(language);
  const { visit, enter, leave, look } = useVisitor();
  if (visit.phase === "checking") return <Checking language={language} />;
  if (visit.phase === "refused") return <Refusal language={language} error={visit.error} onRetry={look} />;
  if (visit.phase === "inside")
    return <Watch language={language} viewer="visitor" visitor={visit.visitor} onEnd={() => leave(true)} />;
  if (token.get() !== "")
    return <Watch language={language} viewer="operator" visitor={null} onEnd={() => leave(true)} />;
  return (
    <div className="form">
      <h1>{w("title")}</h1>
      <VisitorSignIn language={language} appKey="" ended={visit.ended} onEnter={enter} />
    </div>
  );
};
