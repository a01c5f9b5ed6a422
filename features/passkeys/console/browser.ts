// Creates and uses passkeys. The library is loaded when a person asks for this.
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { isObject } from "../../../src/framework/wire/readAnswer";

const library = () => import("@simplewebauthn/browser");

/** Whether this browser supports passkeys. It needs https, or localhost. */
export const supportsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === "function";

/** Checks only for the challenge. The browser refuses options that are otherwise wrong. */
const isCreation = (options: unknown): options is PublicKeyCredentialCreationOptionsJSON =>
  isObject(options) && typeof options.challenge === "string";
const isRequest = (options: unknown): options is PublicKeyCredentialRequestOptionsJSON =>
  isObject(options) && typeof options.challenge === "string";

/** Rejects if the person cancels, or the browser refuses. */
export const createPasskey = async (options: unknown): Promise<unknown> => {
  if (!isCreation(options)) throw new TypeError("no options");
  return (await library()).startRegistration({ optionsJSON: options });
};

/** Rejects if the person cancels, or the browser refuses. */
export const signWithPasskey = async (options: unknown): Promise<unknown> => {
  if (!isRequest(options)) throw new TypeError("no options");
  return (await library()).startAuthentication({ optionsJSON: options });
};
