import { WireFailure } from "pilothouse/wire";

const OTHER_REGION = 1010;

/** Whether a failure is about the code itself and shown beside it: unknown, used, expired, unusable, of another region. */
export const isAboutCode = (error: unknown): boolean =>
  error instanceof WireFailure && (error.code === OTHER_REGION || "cdk" in error.fields);
