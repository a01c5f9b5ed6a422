// Sets a new password for people who forgot theirs: request a code, send the code back, then send the password.
import { device } from "../../../src/framework/wire/device";
import { host } from "../../../src/framework/wire/Host";
import { knownBrowser } from "../../../src/framework/wire/knownBrowser";
import { postWithoutSession } from "../../../src/framework/wire/openRest";
import { factsIn } from "../../../src/framework/wire/readAnswer";
import { WireFailure } from "../../../src/framework/wire/WireFailure";

const PATH = "/rest/forgotten";

const send = async (body: Readonly<Record<string, unknown>>) =>
  factsIn(await postWithoutSession(PATH, { ...device(), ...body }));

const needed = (facts: Readonly<Record<string, unknown>>, name: string): string => {
  const text = facts[name];
  if (typeof text !== "string" || text === "") throw new WireFailure({ reason: "notJson", code: 200, path: PATH });
  return text;
};

export interface CodeRequest {
  /** A user name, a mail address or a phone number. */
  readonly account: string;
  readonly verifyId: string;
  readonly code: string;
}

/**
 * Requests a code, and answers the id that is sent back with the code. Does not reveal whether the account exists.
 * @throws WireFailure
 */
export const requestCode = async ({ account, verifyId, code }: CodeRequest): Promise<string> => {
  const { picture, code: letters, browser } = host().signIn;
  const known = knownBrowser.token("console", account);
  return needed(await send({ account, [picture]: verifyId, [letters]: code, [browser]: known }), "request");
};

export interface ProvenCode {
  readonly account: string;
  readonly ticket: string;
}

/** Sends the code back. @throws WireFailure */
export const proveCode = async (request: string, code: string): Promise<ProvenCode> => {
  const facts = await send({ request, code });
  return { account: needed(facts, "account"), ticket: needed(facts, "ticket") };
};

/** `password` is already transformed. @throws WireFailure */
export const replacePassword = async (ticket: string, password: string): Promise<void> => {
  await send({ ticket, password });
};
