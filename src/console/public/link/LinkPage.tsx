import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { loadOverNetwork } from "pilothouse/public";
import { loadChunk } from "pilothouse/shell";
import type { PUBLIC_PATHS } from "../../addresses";
import type { Language } from "pilothouse/wire";
import { ConsumerIntro } from "../face/ConsumerIntro";
import { CheckingNotice } from "../visitor/CheckingNotice";
import { LazyRefusal } from "../visitor/LazyRefusal";
import { useVisitor } from "../visitor/useVisitor";
import type { Visitor } from "../visitor/visitor";
import { VisitorSignIn } from "../visitor/VisitorSignIn";
import { words } from "../visitor/words";
import { readAuthorizeParams } from "./readAuthorizeParams";
import type { ThirdParty } from "./thirdParty";

// This code is loaded while the person reads and types.
const thirdParty = () => loadOverNetwork(() => import("./thirdParty"));
const Consent = lazy(() => loadChunk(() => import("./ConsentForm")).then((part) => ({ default: part.ConsentForm })));

type Asking = ThirdParty | "asking" | { readonly error: unknown };

export { loadVisitorWords as loadWords } from "../visitor/words";

export const Picture = ({ language }: { readonly language: Language }) => (
  <ConsumerIntro language={language} about="link" />
);

/** /authorize asks for consent. On /link3_login, signing in counts as consent. */
const AUTHORIZE: (typeof PUBLIC_PATHS)["authorize"] = "/authorize";
const isConsentAsked = () => location.pathname === AUTHORIZE;

/** Milliseconds after which the browser should have painted the form. */
const FRAMES = 50;

/** Drawn in place of values that only the platform knows, until it answers. */
const UNKNOWN = "…";

/**
 * Signs a person in for a third party. The third party gets nothing before its key and its address are checked. People
 * can already type during this check. If they sign in before they have seen the third party's name, they are asked for
 * consent.
 */
export const Page = ({ language }: { readonly language: Language }) => {
  const w = words(language);
  const [asked] = useState(() => readAuthorizeParams(location.search));
  const [asking, setAsking] = useState<Asking>("asking");
  const [error, setError] = useState<unknown>(null);
  const [leaving, setLeaving] = useState(false);
  const isLeaving = useRef(false);
  const { visit, enter, leave, endOn, look } = useVisitor();

  const ask = useCallback(() => {
    setAsking("asking");
    const find = async () => (await thirdParty()).findThirdParty(asked);
    find().then(setAsking, (reason: unknown) => setAsking({ error: reason }));
  }, [asked]);
  // The form is painted before the name is requested.
  useEffect(() => {
    const timer = setTimeout(ask, FRAMES);
    return () => clearTimeout(timer);
  }, [ask]);

  if (visit.phase === "checking") return <CheckingNotice language={language} />;
  if (typeof asking === "object" && "error" in asking)
    return <LazyRefusal language={language} error={asking.error} onRetry={ask} />;
  if (visit.phase === "refused") return <LazyRefusal language={language} error={visit.error} onRetry={look} />;

  const party = asking === "asking" ? null : asking;
  const allow = async (known: ThirdParty) => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    setLeaving(true);
    setError(null);
    try {
      location.assign(await (await thirdParty()).grantConsent(asked, known));
    } catch (reason) {
      isLeaving.current = false;
      setLeaving(false);
      if (!endOn(reason)) setError(reason);
    }
  };
  // `party`: the third party that was shown when the form was sent.
  const onEnter = (visitor: Visitor) => {
    enter(visitor);
    if (party && !isConsentAsked()) allow(party);
  };
  const host = party ? new URL(party.returnUrl).host : UNKNOWN;
  const [before, after] = w(isConsentAsked() ? "link.lead_consent" : "link.lead_sign_in", { name: "\n" }).split("\n");

  return (
    <div className="form link">
      <h1>{w("link.title")}</h1>
      <p className="lead" aria-busy={party === null}>
        {before}
        <strong>{party?.name ?? UNKNOWN}</strong>
        {after} <small>{w("link.by", { company: party?.company ?? UNKNOWN })}</small>
      </p>
      {visit.phase === "outside" ? (
        <VisitorSignIn language={language} appKey={asked.appKey} ended={visit.ended} onEnter={onEnter} />
      ) : party ? (
        <Suspense fallback={<CheckingNotice language={language} />}>
          <Consent
            language={language}
            name={visit.visitor.name}
            isAsked={isConsentAsked()}
            leaving={leaving ? w("link.leaving", { host }) : null}
            error={error}
            onAllow={() => allow(party)}
            onOther={() => leave()}
          />
        </Suspense>
      ) : (
        <CheckingNotice language={language} />
      )}
      <p className="other">
        {visit.phase === "inside" && leaving ? null : (
          <a className="quiet" href={party?.cancelUrl}>
            {w("link.cancel")}
          </a>
        )}
        <span>{w("link.returns", { host })}</span>
      </p>
      <p className="sr">{visit.phase === "inside" ? w("signed_in_as", { name: visit.visitor.name }) : ""}</p>
    </div>
  );
};
