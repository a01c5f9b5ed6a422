// Each request has an id of its own, which its answer has as a header, the log beside what went wrong, and the message
// that people see. It is not the id that a caller gives so that a repeated request is done once.
import { randomUUID } from "node:crypto";

export const MARK = "x-request-id";

const WELL_FORMED = /^[\w.:-]{8,64}$/;

/** The id that a trusted proxy gave the request, or a new one. */
export const markOf = (headers: Headers, isTrusted: boolean): string => {
  const given = isTrusted ? headers.get(MARK) : null;
  return given !== null && WELL_FORMED.test(given) ? given : randomUUID().replaceAll("-", "").slice(0, 20);
};
