// Gives each request an id: for a header of the answer, for the log entry of an error, and for the message that people
// see. This id is not the request id of a caller, with which a repeated request runs only once.
import { randomUUID } from "node:crypto";

export const REQUEST_ID_HEADER = "x-request-id";

const WELL_FORMED = /^[\w.:-]{8,64}$/;

/** The id in the headers, if a trusted proxy sent it, or a new one. */
export const requestIdOf = (headers: Headers, isTrusted: boolean): string => {
  const given = isTrusted ? headers.get(REQUEST_ID_HEADER) : null;
  return given !== null && WELL_FORMED.test(given) ? given : randomUUID().replaceAll("-", "").slice(0, 20);
};
