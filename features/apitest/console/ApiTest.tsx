// A tool for developers on the platform: makes any declared call by hand.
import { useTranslate } from "ra-core";
import { useSearchParams } from "react-router-dom";
import { usePageTitle } from "../../../src/framework/resource/title";
import { WithWords } from "../../../src/framework/resource/WithWords";
import "./apitest.css";
import { apiTestWords } from "./apiTestWords";
import { CallPicker } from "./CallPicker";
import { CallTrial } from "./CallTrial";
import type { DeclaredCall } from "./declaredCalls";

/** The page with a form for each of these calls. */
export const createApiTestPage = (calls: readonly DeclaredCall[]) => () => (
  <WithWords of={apiTestWords}>
    <Tool calls={calls} />
  </WithWords>
);

const Tool = ({ calls }: { readonly calls: readonly DeclaredCall[] }) => {
  const translate = useTranslate();
  const [query, setQuery] = useSearchParams();
  const chosen = calls.find(({ id }) => id === query.get("call")) ?? null;
  usePageTitle(translate("apitest.title"));
  const choose = (id: string) => setQuery({ ...Object.fromEntries(query), call: id });
  return (
    <div className="apitest">
      <CallPicker calls={calls} chosen={chosen?.id ?? null} onChoose={choose} />
      {chosen ? (
        <CallTrial key={chosen.id} declared={chosen} />
      ) : (
        <section className="apitest-card apitest-empty">
          <h1>{translate("apitest.title")}</h1>
          <p>{translate("apitest.pick", { count: calls.length })}</p>
        </section>
      )}
    </div>
  );
};
