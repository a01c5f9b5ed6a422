// A tool for developers on the platform: makes any declared call by hand.
import { useTranslate } from "ra-core";
import { use, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { usePageTitle } from "../resource/title";
import { WithWords } from "../resource/WithWords";
import "./apitest.css";
import type { ApiTestSource } from "./ApiTestSource";
import { apiTestWords } from "./apiTestWords";
import { CallPicker } from "./CallPicker";
import { CallTrial } from "./CallTrial";
import { type DeclaredCall, declaredCalls } from "./declaredCalls";

const asked = new WeakMap<ApiTestSource, Promise<readonly DeclaredCall[]>>();

/** Loaded once. After a failure, opening the page again makes another attempt. */
const allCalls = (source: ApiTestSource): Promise<readonly DeclaredCall[]> => {
  const known = asked.get(source);
  if (known) return known;
  const calls = declaredCalls(source).catch((error: unknown) => {
    asked.delete(source);
    throw error;
  });
  asked.set(source, calls);
  return calls;
};

export const ApiTest = ({ source }: { readonly source: ApiTestSource }) => {
  // Kept, so that rendering again does not load them again.
  const [calls] = useState(() => allCalls(source));
  return (
    <WithWords of={apiTestWords}>
      <Tool calls={calls} />
    </WithWords>
  );
};

const Tool = ({ calls }: { readonly calls: Promise<readonly DeclaredCall[]> }) => {
  const translate = useTranslate();
  const all = use(calls);
  const [query, setQuery] = useSearchParams();
  const chosen = all.find(({ id }) => id === query.get("call")) ?? null;
  usePageTitle(translate("apitest.title"));
  const choose = (id: string) => setQuery({ ...Object.fromEntries(query), call: id });
  return (
    <div className="apitest">
      <CallPicker calls={all} chosen={chosen?.id ?? null} onChoose={choose} />
      {chosen ? (
        <CallTrial key={chosen.id} declared={chosen} />
      ) : (
        <section className="apitest-card apitest-empty">
          <h1>{translate("apitest.title")}</h1>
          <p>{translate("apitest.pick", { count: all.length })}</p>
        </section>
      )}
    </div>
  );
};
