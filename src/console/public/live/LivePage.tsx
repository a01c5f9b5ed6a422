import { lazy, Suspense } from "react";
import { loadChunk } from "pilothouse/shell";
import { type Language, token } from "pilothouse/wire";
import { ConsumerIntro } from "../face/ConsumerIntro";
import { CheckingNotice } from "../visitor/CheckingNotice";
import { LazyRefusal } from "../visitor/LazyRefusal";
import { useVisitor } from "../visitor/useVisitor";
import { VisitorSignIn } from "../visitor/VisitorSignIn";
import { words } from "../visitor/words";

// This code is loaded while the person signs in.
const Watch = lazy(() => loadChunk(() => import("./Watch")).then((part) => ({ default: part.WatchDevice })));

export { loadVisitorWords as loadWords } from "../visitor/words";

export const Picture = ({ language }: { readonly language: Language }) => (
  <ConsumerIntro language={language} about="live" />
);

/** The video of a device, live or recorded, for operators who are signed in and for users of client apps. */
export const Page = ({ language }: { readonly language: Language }) => {
  const w = words(language);
  const { visit, enter, leave, look } = useVisitor();
  if (visit.phase === "checking") return <CheckingNotice language={language} />;
  if (visit.phase === "refused") return <LazyRefusal language={language} error={visit.error} onRetry={look} />;
  if (visit.phase === "inside")
    return (
      <Suspense fallback={<CheckingNotice language={language} />}>
        <Watch language={language} viewer="visitor" visitor={visit.visitor} onEnd={() => leave(true)} />
      </Suspense>
    );
  if (token.get() !== "")
    return (
      <Suspense fallback={<CheckingNotice language={language} />}>
        <Watch language={language} viewer="operator" visitor={null} onEnd={() => leave(true)} />
      </Suspense>
    );
  return (
    <div className="form">
      <h1>{w("live.title")}</h1>
      <p className="lead">{w("live.lead")}</p>
      <VisitorSignIn language={language} appKey="" ended={visit.ended} onEnter={enter} />
    </div>
  );
};
