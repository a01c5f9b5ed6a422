import { useLocale, useTranslate } from "ra-core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { parseJson } from "../../../shared/schema/parseJson";
import { payloadOf } from "../../../src/framework/wire/coerce";
import { FIRST_LANGUAGE, type Payload } from "../../../src/framework/wire/contract";
import { languageFrom } from "../../../src/framework/wire/languageRule";
import { isObject } from "../../../src/framework/wire/readAnswer";
import * as token from "../../../src/framework/wire/token";
import { CopyButton } from "./CopyButton";
import type { DeclaredCall } from "./declaredCalls";
import { RequestAndAnswer } from "./Exchanged";
import { ParameterForm } from "./ParameterForm";
import { parseParams, parametersOf } from "./parametersOf";
import { isServerRegistered } from "./isServerRegistered";
import { type TrialAnswer, sendTrial } from "./perform";
import { curlCommand, type TrialRequest, toRequest, TOKEN_VARIABLE } from "./Request";
import { maskToken } from "./secrets";
import { Button } from "../../../src/framework/ui/Button";
import { TextBox } from "../../../src/framework/ui/TextBox";

interface Trial {
  readonly request: TrialRequest;
  /** Null while the call is running. */
  readonly answer: TrialAnswer | null;
}

const CHANGES = new Set(["add", "set", "del", "action"]);

const readObject = (text: string): Payload | null => {
  const value = parseJson(text);
  return isObject(value) ? value : null;
};

/** One call: its form, the request and the answer. */
export const CallTrial = ({ declared }: { readonly declared: DeclaredCall }) => {
  const translate = useTranslate();
  const language = languageFrom(useLocale()) ?? FIRST_LANGUAGE;
  const { call, takesFile } = declared;
  const parameters = parametersOf(declared);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  /** The typed payload. Null while the form makes the payload. */
  const [json, setJson] = useState<string | null>(null);
  const [address, setAddress] = useState("");
  const [trial, setTrial] = useState<Trial | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState("");
  const ending = useRef<AbortController | null>(null);
  useEffect(() => () => ending.current?.abort(), []);

  const formPayload = (): Payload => payloadOf(call, parseParams(parameters, texts));
  const payload = (): Payload | null => (json === null ? formPayload() : readObject(json));
  const build = (held: string, known: boolean): TrialRequest | null => {
    const body = payload();
    if (body === null) {
      setFault("apitest.bad_json");
      return null;
    }
    try {
      const request = toRequest({ call, payload: body, address, token: held, isRegistered: known, file, takesFile });
      setFault("");
      return request;
    } catch {
      setFault("apitest.bad_address");
      return null;
    }
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (takesFile && file === null) {
      setFault("apitest.no_file");
      return;
    }
    if (build("", false) === null) return;
    const known = await isServerRegistered(declared, address);
    const request = build(token.get(), known);
    if (request === null) return;
    const control = new AbortController();
    ending.current = control;
    setTrial({ request: build(maskToken(token.get()), known) ?? request, answer: null });
    const answer = await sendTrial(request, control.signal);
    if (ending.current === control) setTrial((before) => (before ? { ...before, answer } : null));
  };
  const busy = trial !== null && trial.answer === null;
  return (
    <div className="apitest-trial">
      <form className="apitest-card" onSubmit={send} noValidate>
        <h1>{declared.names[language]}</h1>
        <p className="apitest-path">
          <code>
            {call.form?.method ?? "POST"} {call.path}
          </code>
          <span>{call.style}</span>
          {call.style === "legacy" ? <span>{call.apiVersion}</span> : null}
          {CHANGES.has(call.verb) ? <span data-warn="true">{translate("apitest.changes")}</span> : null}
        </p>
        {call.style === "bearer-at" ? (
          <label className="apitest-field">
            <span>{translate("apitest.address")}</span>
            <TextBox
              value={address}
              placeholder="https://10.0.0.1:8443"
              onChange={(event) => setAddress(event.target.value)}
            />
          </label>
        ) : null}
        {takesFile ? (
          <label className="apitest-field">
            <span>{translate("apitest.file")}</span>
            <input type="file" name="file" onChange={(event) => setFile(event.target.files?.[0] ?? null)} />
          </label>
        ) : null}
        {json === null ? (
          <ParameterForm parameters={parameters} constants={call.constants} texts={texts} onChange={setTexts} />
        ) : (
          <label className="apitest-field">
            <span>{translate("apitest.payload")}</span>
            <TextBox rows={14} spellCheck={false} value={json} onChange={(event) => setJson(event.target.value)} />
          </label>
        )}
        {fault === "" ? null : (
          <p role="alert" className="apitest-fault">
            {translate(fault)}
          </p>
        )}
        <div className="apitest-ways">
          {busy ? (
            <Button onClick={() => ending.current?.abort()}>{translate("apitest.cancel")}</Button>
          ) : (
            <Button type="submit" variant="contained">
              {translate("apitest.send")}
            </Button>
          )}
          <CopyButton
            label={translate("apitest.copy_curl")}
            text={() => {
              const request = build(TOKEN_VARIABLE, true);
              return request === null ? null : curlCommand(request);
            }}
          />
          <Button variant="text" onClick={() => setJson(json === null ? JSON.stringify(formPayload(), null, 2) : null)}>
            {translate(json === null ? "apitest.as_json" : "apitest.as_form")}
          </Button>
        </div>
      </form>
      {trial ? <RequestAndAnswer request={trial.request} answer={trial.answer} /> : null}
    </div>
  );
};
