// Each request has its own id: in a header of the answer, in the log next to an error, and in the message that people
// see. It is not the id with which a caller makes a repeated request run once.
import { randomUUID } from "node:crypto";

export const MARK = "x-request-id";

const WELL_FORMED = /^[\w.:-]{8,64}$/;

/** The id that a trusted proxy gave the request, or a new one. */
export const markOf = (headers: Headers, isTrusted: boolean): string => {
  const given = isTrusted ? headers.get(MARK) : null;
  return given !== null && WELL_FORMED.test(given) ? given : randomUUID().replaceAll("-", "").slice(0, 20);
};
