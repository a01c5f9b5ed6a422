// A platform under test: one that the test created, or a running one.
import type { RunningPlatform } from "../../platform/framework/server/server";
import { Client } from "./Client";

export const VERIFICATION_CODE = "abcd";
/** The master key of all tests. Without a common key, each test would leave a key file beside its data folder. */
export const SECRETS_KEY = [Buffer.alloc(32, "a master key of tests")];
/** The master key as a setting of a process. */
export const SECRETS_IN_ENV = { SECRETS_KEY: SECRETS_KEY.map((key) => key.toString("base64")).join() };
/** The settings of a platform that a test creates: demo data, and passwords that cost little to hash. */
export const TEST_SETTINGS = {
  VERIFICATION_CODE: VERIFICATION_CODE,
  PASSWORD_COST: 10,
  SECRETS_KEY,
  CONFIRMED_FOR: 86_400,
};

export interface TestHost {
  readonly client: Client;
  /** Null for a running platform, which tests can only call. */
  readonly platform: RunningPlatform | null;
  /** Moves the clock forward, in seconds. */
  later(seconds: number): void;
  close(): Promise<void>;
}

const embedded = (html: string): string => {
  const text = /<script[^>]*id="config"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "{}";
  const config: unknown = JSON.parse(text);
  return typeof config === "object" && config !== null && "public_key" in config ? String(config.public_key) : "";
};

/** The platform must accept PILOTHOUSE_CODE (abcd) as every verification code. */
export const openLive = async (address: string): Promise<TestHost> => {
  const base = address.replace(/\/$/, "");
  const publicKey = embedded(await (await fetch(base)).text());
  const client = new Client(
    (request) => fetch(request),
    base,
    publicKey,
    process.env.PILOTHOUSE_CODE ?? VERIFICATION_CODE,
  );
  return { client, platform: null, later: () => undefined, close: async () => undefined };
};
