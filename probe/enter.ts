// Signs in to a host, with a verification picture if the host sends one.
import { readFileSync } from "node:fs";
import type { Model } from "../generator";
import { addressOf } from "../src/framework/wire/client";
import { setConfig, readConfig } from "../src/framework/wire/config";
import { ownAccount } from "../src/framework/wire/ownAccount";
import { factsIn } from "../src/framework/wire/readAnswer";
import { signIn } from "../src/framework/wire/signIn";
import * as token from "../src/framework/wire/token";
import { verificationPicture, type Verification } from "../src/framework/wire/verification";
import { WireFailure } from "../src/framework/wire/WireFailure";
import { outcomeOf } from "./ask";
import { baseAddressOf, readPageText, requestEmptySignIn } from "./reach";
import { NoSignIn, type ProbedRow } from "./Report";
import { signInWithUnknownEnvelope, isUnknownEnvelope, configureHost } from "./speak";
import { AS_DECLARED, type HostShape } from "./Shape";

export interface SignInAttempt {
  readonly address: string;
  readonly model: Model;
  readonly user: string;
  readonly password: string;
  /** Answers the text in a picture. `image` is a data URL. */
  readPicture(image: string): Promise<string>;
  /** Settings of the installation: the public key, and constants of the envelope. */
  readonly settings: Readonly<Record<string, string | undefined>>;
  /**
   * The definitions, with this shape in host.yaml. If this is missing, the host is assumed to be as host.yaml describes
   * it.
   */
  readonly described?: ((shape: HostShape) => Model) | undefined;
}

export interface SignInResult {
  readonly base: string;
  readonly token: string;
  /** The host's answer about the account that signed in. */
  readonly own: ProbedRow;
  /** How the host wraps its answers, if host.yaml does not describe it. */
  readonly shape: HostShape;
}

const CONFIG = /<script[^>]*id="config"[^>]*>([\s\S]*?)<\/script>/;

const constantsOf = (model: Model, settings: SignInAttempt["settings"]): ProbedRow =>
  Object.fromEntries(
    Object.entries(model.host?.envelope?.constants ?? {}).flatMap(([name, standard]) => {
      const given = settings[name.toUpperCase()];
      if (given === undefined) return [];
      return [[name, typeof standard === "number" ? Number(given) : given]];
    }),
  );

/** `also`: possible causes other than the account and its password. */
const refusal = (model: Model, user: string, code: number, also: readonly string[]): string => {
  const message = model.errors.find((one) => one.code === code && one.context === null)?.message.en ?? "";
  const reason = message === "" ? `code ${code}` : `code ${code}, "${message}"`;
  return `The host does not sign in ${user} (${reason}): check --user and PASSWORD${also.map((one) => `, and ${one}`).join("")}.`;
};

/** Null if the host sends no picture. @throws NoSignIn */
const askPicture = async (model: Model): Promise<Verification | null> => {
  if (!model.host?.picture) return null;
  try {
    return await verificationPicture();
  } catch (error) {
    const heard = outcomeOf(error);
    if (heard.verdict === "answers" || heard.verdict === "lacks" || heard.verdict === "refuses") return null;
    if (heard.code === 200) return null;
    throw new NoSignIn(`The host sends no picture for the sign-in (${heard.says}): look into its log, then try again.`);
  }
};

/** @throws NoSignIn */
export const signInToHost = async (entering: SignInAttempt): Promise<SignInResult> => {
  const { address, model, user, password, readPicture, settings } = entering;
  const { host } = model;
  if (host === null)
    throw new NoSignIn("This console has no host.yaml: nobody signs in, so there is nothing to probe.");
  if (host.signIn.page !== undefined)
    throw new NoSignIn(
      "People sign in at a page of the host, and the probe opens none: probe with a host.yaml whose sign_in names the call, the name and the password of an account for programs.",
    );
  if (host.authentication !== undefined)
    throw new NoSignIn(
      `Requests are proven by "${host.authentication}" of the console, which the probe does not load: probe a host that takes them without.`,
    );
  const base = baseAddressOf(address);
  const refused = await requestEmptySignIn(base, addressOf(base, host.signIn.style, host.signIn.path));
  const key = settings.PLATFORM_KEY;
  const file = key !== undefined && /^[./]/.test(key) ? readFileSync(key, "utf8") : key;
  const public_key = file ?? readConfig(CONFIG.exec(await readPageText(base))?.[1]).public_key;
  const given = constantsOf(model, settings);
  setConfig({ base, public_key, given });
  configureHost(model);
  token.clear();
  const picture = await askPicture(model);
  // A sign-in then has a request number if the settings contain one, so the answer shows whether the host checks it.
  setConfig({ base, public_key, given: { ...given, can: ["once", ...(picture === null ? [] : ["extensions"])] } });
  const read = picture === null ? {} : { verifyId: picture.verifyId, code: await readPicture(picture.image) };
  const enterBy = () => signIn({ account: user, password, ...read });
  const shape = await enterBy().then(
    () => AS_DECLARED,
    async (error: unknown) => {
      const strange =
        error instanceof WireFailure && isUnknownEnvelope(model, error)
          ? await signInWithUnknownEnvelope(entering, enterBy, refused)
          : null;
      if (strange !== null) return strange;
      if (!(error instanceof WireFailure)) throw error;
      if (error.reason !== "answer")
        throw new NoSignIn(
          `The host answers the sign-in without a token that host.yaml describes (${heardSays(error)}): compare sign_in and its call with what the host answers.`,
        );

      const also = [
        ...(picture === null ? [] : ["the text of the picture"]),
        ...(public_key === "" ? ["set PLATFORM_KEY if the host expects encrypted passwords"] : []),
        ...(host.dialect?.password === "plain" ? [] : ["`password: plain` in `dialect` if it expects them as typed"]),
      ];
      throw new NoSignIn(refusal(model, user, error.code, also));
    },
  );
  const held = token.get();
  try {
    return { base, token: held, own: factsIn((await ownAccount.ask()).data), shape };
  } catch (error) {
    throw new NoSignIn(
      `The host signs in ${user}, but does not say who that is (${host.own?.path}: ${heardSays(error)}): the console needs the call of \`own\` in host.yaml.`,
    );
  }
};

const heardSays = (error: unknown): string => {
  const heard = outcomeOf(error);
  return heard.verdict === "answers" ? "" : heard.says;
};
