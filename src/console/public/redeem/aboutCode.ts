import { WireFailure } from "pilothouse/wire";

const OTHER_REGION = 1010;

/**
 * Whether a failure is about the code: it is unknown, used, expired, unusable, or of another region. The message is
 * then shown beside the code.
 */
export const isAboutCode = (error: unknown): boolean =>
  error instanceof WireFailure && (error.code === OTHER_REGION || "cdk" in error.fields);
