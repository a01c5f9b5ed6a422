import { useTranslate } from "ra-core";
import { CopyButton } from "./CopyButton";
import { type TrialAnswer, answerCode, formatAnswer } from "./perform";
import { sendsQuery, type TrialRequest } from "./Request";
import { maskSecrets } from "./secrets";

/** The most characters of an answer that are shown. The whole answer can be copied. */
const MOST = 60_000;
const SUCCESS = 200;

interface ExchangedProps {
  readonly request: TrialRequest;
  readonly answer: TrialAnswer | null;
}

const spellRequest = ({ method, url, headers, body, file }: TrialRequest): string =>
  [
    `${method} ${url}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    "",
    ...(sendsQuery(method) ? [] : [JSON.stringify(maskSecrets(body), null, 2)]),
    ...(file ? [`file: ${file.name} (${file.size} B)`] : []),
  ].join("\n");

/** The request that was sent, and its answer. */
export const RequestAndAnswer = ({ request, answer }: ExchangedProps) => {
  const translate = useTranslate();
  return (
    <>
      <section className="apitest-card" aria-label={translate("apitest.request")}>
        <h2>{translate("apitest.request")}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: people scroll it by the keyboard */}
        <pre tabIndex={0} data-part="request">
          {spellRequest(request)}
        </pre>
      </section>
      <section className="apitest-card" aria-label={translate("apitest.answer")} aria-busy={answer === null}>
        <h2>{translate("apitest.answer")}</h2>
        {answer ? <Received answer={answer} /> : <p role="status">{translate("apitest.waiting")}</p>}
      </section>
    </>
  );
};

const Received = ({ answer: { status, text, time } }: { readonly answer: TrialAnswer }) => {
  const translate = useTranslate();
  const code = answerCode(text);
  const body = formatAnswer(text);
  return (
    <>
      <p role="status" className="apitest-path">
        <span data-good={code === SUCCESS}>
          {status === 0 ? translate("apitest.no_answer") : `code ${code ?? "-"}`}
        </span>
        {status === 0 ? null : <span>HTTP {status}</span>}
        <span>{translate("apitest.time", { time: time.toFixed(time < 10 ? 1 : 0) })}</span>
        <span>{translate("apitest.size", { size: (new Blob([text]).size / 1024).toFixed(1) })}</span>
        <CopyButton label={translate("apitest.copy_answer")} text={() => body} />
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: people scroll it by the keyboard */}
      <pre tabIndex={0} data-part="answer">
        {body.slice(0, MOST)}
      </pre>
      {body.length > MOST ? <p className="apitest-count">{translate("apitest.cut")}</p> : null}
    </>
  );
};
