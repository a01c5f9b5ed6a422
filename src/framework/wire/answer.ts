// Checks a response and reads the answer from it: specification, point 8.
import type { Payload } from "./contract";
import type { Body } from "./Dialect";
import { readJson, readWrittenJson } from "./exactJson";
import { factsIn } from "./readAnswer";
import { isOfGateway, refusalIn } from "./refusalIn";
import { session } from "./session";
import { WireFailure } from "./WireFailure";

export interface Answer<Data> {
  readonly data: Data;
  /** For a list, the number of records on all pages. For other calls, the `count` of the answer, or 0. */
  readonly count: number;
  /** Set if the platform does not count. There are at least `count` records. */
  readonly isMore?: true;
  /** The whole answer, with fields that only some calls and platforms have. */
  readonly facts?: Payload;
  /** The address of a new record, from a header of the answer. */
  readonly location?: string;
}

const SUCCESS = 200;
const SIGNED_OUT = 401;
/** A 401 of cloud authorization is about the cloud account. It does not end the console's session. */
const CLOUD_AUTH = /(^|\/)auth\/cloud$/;

/** Whether the answer means success without a body: 201 Created or 204 No Content. */
export const isSuccessWithoutBody = (text: string, status: number): boolean =>
  text.trim() === "" && (status === 201 || status === 204);

/** `asWritten`: numbers stay as the platform wrote them. Null if the text is not an answer of the platform. */
export function readBody(text: string, status: number, asWritten = false): Body | null {
  if (isSuccessWithoutBody(text, status)) return { code: SUCCESS, data: null, count: 0 };
  const json = (asWritten ? readWrittenJson : readJson)(text);
  const facts = factsIn(json);
  const code = typeof facts.code === "string" && facts.code.trim() !== "" ? Number(facts.code) : facts.code;
  if (typeof code !== "number" || !Number.isInteger(code)) return refusalIn(json, status);
  const count = Number(facts.count ?? 0);
  return { code, data: facts.data, count: Number.isSafeInteger(count) && count >= 0 ? count : 0, facts };
}

/** The message keys in `data.fields`, by source. Values for their placeholders are in `data.args`, by source. */
export function refusedFieldsIn(data: unknown): Readonly<Record<string, string>> {
  const fields = factsIn(factsIn(data).fields);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([source, key]) => (typeof key === "string" ? [[source, key]] : [])),
  );
}

/** `endsSession`: whether a 401 ends the session. @throws WireFailure for any code but 200 */
export const answerOf = (
  status: number,
  text: string,
  path: string,
  context: string | null,
  endsSession = true,
): Answer<unknown> => checkAnswer(readBody(text, status), status, path, context, endsSession);

/** `body` is null if the answer could not be read. @throws WireFailure for any code but 200 */
export function checkAnswer(
  body: Body | null,
  status: number,
  path: string,
  context: string | null,
  endsSession = true,
): Answer<unknown> {
  if (body === null) {
    const reason = isOfGateway(status) ? "network" : status >= 500 ? "server" : "notJson";
    throw new WireFailure({ reason, code: status, path, context });
  }
  const { code, ...answer } = body;
  const { data } = answer;
  if (code === SUCCESS) {
    return answer;
  }
  const failure = new WireFailure({ reason: "answer", code, path, context, fields: refusedFieldsIn(data), data });
  if (code === SIGNED_OUT) {
    if (CLOUD_AUTH.test(path)) {
      session.silence();
    } else if (endsSession) {
      session.end();
    }
  }
  throw failure;
}
