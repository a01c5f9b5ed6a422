import { valueAt } from "../../../src/framework/resource/valueAt";

export const SIGNED_OUT_STATUS = 401;

/** Whether the platform answered with a refusal. */
export const isRefusalAnswer = (error: unknown): boolean =>
  valueAt(error, "body.failure.reason") === "answer" && valueAt(error, "status") !== SIGNED_OUT_STATUS;
