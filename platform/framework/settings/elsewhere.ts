// Settings of a console whose platform runs elsewhere: see docs/hosts.md.
import { ABILITIES } from "../../../shared/schema/abilities";
import { flag, publicKey, someOf, text, url, wholeNumber } from "./kinds";
import { optional, setting } from "./Setting";

const since = "0.1";

export const REMOTE_SETTINGS = {
  PLATFORM_URL: optional(url(["https", "http"], "https://api.example.com"), {
    about: "Address of another platform, without /api. Only the console is then served, without a store: see hosts.md",
    since,
  }),
  PLATFORM_DIRECT: setting(flag(), false, {
    about:
      "Browsers call PLATFORM_URL directly, which needs CORS there. Otherwise the server of the console passes their calls on",
    since,
  }),
  PLATFORM_CAN: optional(someOf(ABILITIES), {
    about: "The abilities of that platform beyond the specification; without it, those in resources/host.yaml",
    since,
  }),
  PLATFORM_KEY: optional(publicKey(), {
    about:
      "Public key with which passwords are encrypted at sign-in for that platform; without it, they are only hashed",
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
