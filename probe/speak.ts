// Makes calls as host.yaml describes, and recognizes how a host wraps its answers if host.yaml does not.
import type { Model } from "../generator";
import { parseJson } from "../shared/schema/parseJson";
import type { Dialect } from "../src/framework/wire/Dialect";
import { dialectOf } from "../features/hosts/dialect";
import { setHost } from "../src/framework/wire/Host";
import * as token from "../src/framework/wire/token";
import { WireFailure } from "../src/framework/wire/WireFailure";
import { recognizeEnvelope } from "./envelope";
import type { HostShape } from "./Shape";

/** Makes calls as host.yaml describes. `hear` gets the text of each answer, if host.yaml has a dialect. */
export const configureHost = ({ host }: Model, hear: (text: string) => void = () => undefined): void => {
  if (host === null) return;
  const { dialect: settings, authentication: _, ...plain } = host;
  if (settings === null) {
    setHost(plain);
    return;
  }
  const dialect = dialectOf(settings);
  const perform: Dialect["perform"] = (asked, exchange) =>
    dialect.perform(asked, async (wired) => {
      const reply = await exchange(wired);
      hear(reply.text);
      return reply;
    });
  setHost({ ...plain, dialect: { ...dialect, perform } });
};

/** Whether the sign-in may have succeeded, in an answer that is not wrapped as in host.yaml. */
export const isUnknownEnvelope = ({ errors }: Model, { reason, code }: WireFailure): boolean =>
  reason === "notJson" || (reason === "answer" && !errors.some((one) => one.code === code && code !== 0));

interface Speaking {
  readonly model: Model;
  readonly described?: ((shape: HostShape) => Model) | undefined;
}

/**
 * Signs in again after an unknown envelope, and recognizes its form. Null if the answer does not belong to a sign-in.
 */
export const signInWithUnknownEnvelope = async (
  { model, described }: Speaking,
  enterBy: () => Promise<unknown>,
  refused: string,
): Promise<HostShape | null> => {
  if (described === undefined || model.host === null) return null;
  let answered = "";
  configureHost(described({ dialect: { answer: { code: "", data: "" } } }), (text) => {
    answered = text;
  });
  await enterBy().catch((error: unknown) => {
    if (!(error instanceof WireFailure)) throw error;
  });
  const found = recognizeEnvelope(parseJson(answered), parseJson(refused), model.host.signIn.token);
  if (found === null) return null;
  const shape = { dialect: { answer: found.answer }, token: found.token };
  configureHost(described(shape));
  token.set(found.held);
  return shape;
};
