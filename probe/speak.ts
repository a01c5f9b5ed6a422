// Makes calls as host.yaml says, and recognizes how a host wraps its answers where they are strange.
import type { Model } from "../generator";
import { parseJson } from "../shared/schema/parseJson";
import type { Dialect } from "../src/framework/wire/Dialect";
import { dialectOf } from "../features/hosts/dialect";
import { setHost } from "../src/framework/wire/Host";
import * as token from "../src/framework/wire/token";
import { WireFailure } from "../src/framework/wire/WireFailure";
import { envelopeOf } from "./envelope";
import type { Shape } from "./Shape";

/** Calls are made as host.yaml says. `hear` gets what the host answers to each, if host.yaml has a dialect. */
export const speakTo = ({ host }: Model, hear: (text: string) => void = () => undefined): void => {
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

/** Whether the host may have signed somebody in, in an answer that is not wrapped as host.yaml says. */
export const isStrange = ({ errors }: Model, { reason, code }: WireFailure): boolean =>
  reason === "notJson" || (reason === "answer" && !errors.some((one) => one.code === code && code !== 0));

interface Speaking {
  readonly model: Model;
  readonly described?: ((shape: Shape) => Model) | undefined;
}

/** Signs in again where the answer was strange, and recognizes it. Null for what is no answer to a sign-in. */
export const enterStrangely = async (
  { model, described }: Speaking,
  enterBy: () => Promise<unknown>,
  refused: string,
): Promise<Shape | null> => {
  if (described === undefined || model.host === null) return null;
  let answered = "";
  speakTo(described({ dialect: { answer: { code: "", data: "" } } }), (text) => {
    answered = text;
  });
  await enterBy().catch((error: unknown) => {
    if (!(error instanceof WireFailure)) throw error;
  });
  const found = envelopeOf(parseJson(answered), parseJson(refused), model.host.signIn.token);
  if (found === null) return null;
  const shape = { dialect: { answer: found.answer }, token: found.token };
  speakTo(described(shape));
  token.set(found.held);
  return shape;
};
