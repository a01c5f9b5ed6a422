// Makes and uses passkeys. The library is loaded when the person asks for it.
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { isObject } from "../../../src/framework/wire/readAnswer";

const library = () => import("@simplewebauthn/browser");

/** Whether this browser knows passkeys. It needs https, or this machine. */
export const knowsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === "function";

/** As the platform answers them: the browser refuses options that it cannot read. */
const isCreation = (options: unknown): options is PublicKeyCredentialCreationOptionsJSON =>
  isObject(options) && typeof options.challenge === "string";
const isRequest = (options: unknown): options is PublicKeyCredentialRequestOptionsJSON =>
  isObject(options) && typeof options.challenge === "string";

/** Rejects if the person does not go on, or the browser refuses. */
export const makePasskey = async (options: unknown): Promise<unknown> => {
  if (!isCreation(options)) throw new TypeError("no options");
  return (await library()).startRegistration({ optionsJSON: options });
};

/** Rejects if the person does not go on, or the browser refuses. */
export const usePasskey = async (options: unknown): Promise<unknown> => {
  if (!isRequest(options)) throw new TypeError("no options");
  return (await library()).startAuthentication({ optionsJSON: options });
};
