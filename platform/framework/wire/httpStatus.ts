// The HTTP status of a refusal, for answers with a real status: those of /rest, and pages.

/** Codes for callers that lack a right or whose account is not usable. */
const FORBIDDEN = [512, 513, 514, 516, 517, 518];
/** Failures of the platform itself, which may not happen again at the next try. */
const BROKEN = [500, 503];

/** @param code a code of resources/errors.yaml. The caller can avoid these refusals, so their status is never 5xx. */
export const httpStatusOf = (code: number): number => {
  if (BROKEN.includes(code) || (code >= 400 && code < 500)) return code;
  if (code === 0) return 500;
  return FORBIDDEN.includes(code) ? 403 : 409;
};
