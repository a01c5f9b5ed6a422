import { lazy, Suspense } from "react";
import { loadChunk } from "pilothouse/shell";
import type { Language } from "pilothouse/wire";
import { Checking } from "../visitor/Checking";
import { LazyRefusal } from "../visitor/LazyRefusal";
import { useVisitor } from "../visitor/useVisitor";
import { VisitorSignIn } from "../visitor/VisitorSignIn";
import { words } from "../visitor/words";

// Loaded while the person signs in.
const redeem = () => loadChunk(() => import("./Redeem"));
const Redeem = lazy(() => redeem().then((part) => ({ default: part.Redeem })));

export { loadVisitorWords as loadWords } from "../visitor/words";

/** Redeems an activation code for a package on one of the person's devices. */
export const Page = ({ language }: { readonly language: Language }) => {
  const { visit, enter, leave, endOn, look } = useVisitor();
  const w = words(language);
  if (visit.phase === "checking") return <Checking language={language} />;
  if (visit.phase === "refused") return <LazyRefusal language={language} error={visit.error} onRetry={look} />;
  if (visit.phase === "inside")
    return (
      <Suspense fallback={<Checking language={language} />}>
        <Redeem language={language} visitor={visit.visitor} endOn={endOn} onLeave={() => leave()} />
      </Suspense>
    );
  return (
    <div className="form">
      <h1>{w("redeem.title")}</h1>
      <p className="lead">{w("redeem.lead")}</p>
      <VisitorSignIn language={language} appKey="" ended={visit.ended} onEnter={enter} />
    </div>
  );
};
