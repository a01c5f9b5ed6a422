import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { loadChunk } from "pilothouse/shell";
import type { ADDRESSES } from "../../addresses";
import type { Language } from "pilothouse/wire";
import { Checking } from "../visitor/Checking";
import { LazyRefusal } from "../visitor/LazyRefusal";
import { useVisitor } from "../visitor/useVisitor";
import type { Visitor } from "../visitor/visitor";
import { VisitorSignIn } from "../visitor/VisitorSignIn";
import { words } from "../visitor/words";
import { askedIn, findThirdParty, grant, type ThirdParty } from "./thirdParty";

// Loaded while the person signs in.
const Consent = lazy(() => loadChunk(() => import("./Consent")).then((part) => ({ default: part.Consent })));

type Asking = ThirdParty | "asking" | { readonly error: unknown };

export { loadVisitorWords as loadWords } from "../visitor/words";
export const title = (language: Language): string => words(language)("link.title");

/** /authorize asks for consent. On /link3_login, signing in is the consent. */
const AUTHORIZE: (typeof ADDRESSES)["authorize"] = "/authorize";
const isConsentAsked = () => location.pathname === AUTHORIZE;

/** Signs in for a third party, which gets nothing before its key and its address have been checked. */
export const Page = ({ language }: { readonly language: Language }) => {
  const w = words(language);
  const [asked] = useState(() => askedIn(location.search));
  const [asking, setAsking] = useState<Asking>("asking");
  const [error, setError] = useState<unknown>(null);
  const [leaving, setLeaving] = useState(false);
  const isLeaving = useRef(false);
  const { visit, enter, leave, endOn, look } = useVisitor();

  const ask = useCallback(() => {
    setAsking("asking");
    findThirdParty(asked).then(setAsking, (reason: unknown) => setAsking({ error: reason }));
  }, [asked]);
  useEffect(ask, [ask]);

  if (asking === "asking" || visit.phase === "checking") return <Checking language={language} />;
  if ("error" in asking) return <LazyRefusal language={language} error={asking.error} onRetry={ask} />;
  if (visit.phase === "refused") return <LazyRefusal language={language} error={visit.error} onRetry={look} />;

  const allow = async () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    setLeaving(true);
    setError(null);
    try {
      location.assign(await grant(asked, asking));
    } catch (reason) {
      isLeaving.current = false;
      setLeaving(false);
      if (!endOn(reason)) setError(reason);
    }
  };
  const onEnter = (visitor: Visitor) => {
    enter(visitor);
    if (!isConsentAsked()) allow();
  };
  const { host } = new URL(asking.returnUrl);
  const who = <strong>{asking.name}</strong>;
  const [before, after] = w(isConsentAsked() ? "link.lead_consent" : "link.lead_sign_in", { name: "\n" }).split("\n");

  return (
    <div className="form link">
      <h1>{w("link.title")}</h1>
      <p className="lead">
        {before}
        {who}
        {after} <small>{w("link.by", { company: asking.company })}</small>
      </p>
      {visit.phase === "outside" ? (
        <VisitorSignIn language={language} appKey={asked.appKey} ended={visit.ended} onEnter={onEnter} />
      ) : (
        <Suspense fallback={<Checking language={language} />}>
          <Consent
            language={language}
            name={visit.visitor.name}
            isAsked={isConsentAsked()}
            leaving={leaving ? w("link.leaving", { host }) : null}
            error={error}
            onAllow={allow}
            onOther={() => leave()}
          />
        </Suspense>
      )}
      <p className="other">
        {visit.phase === "inside" && leaving ? null : (
          <a className="quiet" href={asking.cancelUrl}>
            {w("link.cancel")}
          </a>
        )}
        <span>{w("link.returns", { host })}</span>
      </p>
      <p className="sr">{visit.phase === "inside" ? w("signed_in_as", { name: visit.visitor.name }) : ""}</p>
    </div>
  );
};
