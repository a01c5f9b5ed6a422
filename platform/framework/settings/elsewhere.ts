// Settings of a console whose platform runs elsewhere: see docs/hosts.md.
import { ABILITIES } from "../../../shared/schema/abilities";
import { flag, publicKey, someOf, text, url, wholeNumber } from "./kinds";
import { optional, setting } from "./Setting";

const since = "0.1";

export const REMOTE_SETTINGS = {
  PLATFORM_URL: optional(url(["https", "http"], "https://api.example.com"), {
    about: "Address of a platform elsewhere, without /api: the console alone is served, without a store; see hosts.md",
    since,
  }),
  PLATFORM_DIRECT: setting(flag(), false, {
    about: "Browsers call PLATFORM_URL themselves, which needs CORS there; otherwise their calls are passed on",
    since,
  }),
  PLATFORM_CAN: optional(someOf(ABILITIES), {
    about: "What that platform can beyond the specification; without it what resources/host.yaml says",
    since,
  }),
  PLATFORM_KEY: optional(publicKey(), {
    about: "Public key with which that platform has passwords encrypted at sign-in; without it they are hashed only",
    since,
  }),
  APP_KEY: optional(text(), {
    about: "Replaces the constant of this name in the envelope of resources/host.yaml",
    since,
  }),
  AUTH_TYPE: optional(wholeNumber(0, 1_000_000), {
    about: "Replaces the constant of this name in the envelope of resources/host.yaml",
    since,
  }),
};

/** The settings whose values the calls in an envelope contain, under their names in lower case. */
export const CALL_CONSTANTS = ["APP_KEY", "AUTH_TYPE"] as const;
