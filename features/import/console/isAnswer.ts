import { valueAt } from "../../../src/framework/resource/valueAt";

export const SIGNED_OUT = 401;

/** Whether the platform refused what was sent. */
export const isAnswer = (error: unknown): boolean =>
  valueAt(error, "body.failure.reason") === "answer" && valueAt(error, "status") !== SIGNED_OUT;
