import { parseJson } from "../../../shared/schema/parseJson";
import { factsIn } from "../../../src/framework/wire/readAnswer";
import { sendsQuery, type TrialRequest } from "./Request";
import { maskSecrets } from "./secrets";

export interface TrialAnswer {
  /** The HTTP status. 0 when there was no answer. */
  readonly status: number;
  readonly text: string;
  /** Milliseconds from sending to the last byte. */
  readonly time: number;
}

const bodyOf = ({ method, body, file }: TrialRequest): BodyInit | null => {
  if (file === null) return sendsQuery(method) ? null : JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  form.append("file", file, file.name);
  return form;
};

/** Sends a request and answers the response. A refusal is also a response: it does not end the operator's session. */
export const sendTrial = async (request: TrialRequest, signal: AbortSignal): Promise<TrialAnswer> => {
  const start = performance.now();
  const took = () => performance.now() - start;
  try {
    const { method, url, headers, isBorne = false } = request;
    const credentials = isBorne ? "include" : "same-origin";
    const response = await fetch(url, { method, headers, body: bodyOf(request), credentials, signal });
    const text = await response.text();
    return { status: response.status, text, time: took() };
  } catch (error) {
    return { status: 0, text: error instanceof Error ? error.message : String(error), time: took() };
  }
};

/** JSON with line breaks and masked secrets. Any other text is unchanged. */
export const formatAnswer = (text: string): string => {
  const body = parseJson(text);
  return body === undefined ? text : JSON.stringify(maskSecrets(body), null, 2);
};

/** The code in the platform's answer. Null when it has none. */
export const answerCode = (text: string): number | null => {
  const { code } = factsIn(parseJson(text));
  return typeof code === "number" ? code : null;
};
