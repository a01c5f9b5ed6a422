// Refusals under /rest: like those of calls, or as problem details (RFC 9457) for clients that accept these.
import { STATUS_CODES } from "node:http";
import type { Language, Model } from "../../../generator";
import { retryAfterHeader, failureData, languageOf } from "./envelope";
import type { Failure } from "./Failure";
import { httpStatusOf } from "./httpStatus";
import { refusedFields } from "./reasons";
import { messageOf } from "./words";

export const PROBLEM_TYPE = "application/problem+json";
const NOT_WANTED = /^\s*q\s*=\s*0(\.0*)?\s*$/;

/** Whether an `accept` header names problem details. A wildcard is not enough. */
export const acceptsProblem = (accept: string | null): boolean =>
  (accept ?? "").split(",").some((one) => {
    const [type = "", ...parameters] = one.toLowerCase().split(";");
    return type.trim() === PROBLEM_TYPE && !parameters.some((parameter) => NOT_WANTED.test(parameter));
  });

/** The JSON pointer to a field of the body, as a fragment: `#/details/0/lang` for `details.0.lang`. */
const pointerTo = (field: string): string =>
  `#/${field.replaceAll("~", "~0").replaceAll("/", "~1").replaceAll(".", "/")}`;

/** `code` and `data` are as in every refusal; `errors` has a text for each refused field. */
const problemOf = (model: Model, language: Language, failure: Failure) => {
  const status = httpStatusOf(failure.code);
  return {
    type: "about:blank",
    title: STATUS_CODES[status],
    status,
    detail: messageOf(model, language, failure),
    code: failure.code,
    data: failureData(language, failure),
    errors: refusedFields(model, language, failure).map(({ name, reason }) => ({
      pointer: pointerTo(name),
      detail: reason,
    })),
  };
};

export const refuseRest = (model: Model, request: Request, failure: Failure): Response => {
  const language = languageOf(request.headers.get("accept-language"));
  const { errors, ...problem } = problemOf(model, language, failure);
  const { status, detail: message, code, data } = problem;
  const headers = { ...retryAfterHeader(failure), vary: "accept, accept-language" };
  if (!acceptsProblem(request.headers.get("accept")))
    return Response.json({ code, message, data }, { status, headers });
  const body = { ...problem, ...(errors.length > 0 && { errors }) };
  return Response.json(body, { status, headers: { ...headers, "content-type": PROBLEM_TYPE } });
};
