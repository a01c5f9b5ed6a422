// The HTTP status of a refusal, for answers that say it by their status: plain REST, and pages.

/** Codes of people and accounts that may not do what they asked for. */
const FORBIDDEN = [512, 513, 514, 516, 517, 518];
/** Failures of the platform itself, which trying again may mend. */
const BROKEN = [500, 503];

/** @param code a code of resources/errors.yaml. The caller can fix every refusal, so none is a 5xx. */
export const httpStatusOf = (code: number): number => {
  if (BROKEN.includes(code) || (code >= 400 && code < 500)) return code;
  if (code === 0) return 500;
  return FORBIDDEN.includes(code) ? 403 : 409;
};
