// Sends requests like a patient client: repeats them while the platform is busy or away. All requests of the operators
// can be repeated, because they only read, have an id, or always have the same effect.
import { setTimeout as sleep } from "node:timers/promises";
import { isRecord, type Send } from "../contract/Client";

/** Milliseconds after which a client gives up, and between two attempts. */
const PATIENCE = 30_000;
const PAUSE = 300;
const TIMEOUT = 15_000;

export interface Tally {
  requests: number;
  /** The number of failed attempts after which a later attempt succeeded. */
  again: number;
  /** Requests that failed in spite of all retries, and answers that must never occur, such as status 500. */
  readonly failed: string[];
}

const AWAY = new Set([502, 503, 504]);

const codeIn = (text: string): number | null => {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) && typeof value.code === "number" ? value.code : null;
  } catch {
    return null;
  }
};

export const retryUntilAnswered =
  (tally: Tally): Send =>
  async (asked) => {
    const { url, method, headers } = asked;
    const body = asked.body === null ? null : await asked.arrayBuffer();
    const end = Date.now() + PATIENCE;
    tally.requests += 1;
    for (let last = "no answer"; ; tally.again += 1) {
      try {
        const signal = AbortSignal.timeout(TIMEOUT);
        const answer = await fetch(url, { method, headers, body, redirect: "manual", signal });
        const bytes = await answer.arrayBuffer();
        const isJson = answer.headers.get("content-type")?.includes("json") === true;
        const code = isJson ? codeIn(Buffer.from(bytes).toString()) : null;
        if (!AWAY.has(answer.status) && code !== 503) {
          if (answer.status === 500 || code === 500 || code === 401)
            tally.failed.push(
              `${method} ${new URL(url).pathname}: ${answer.status} ${Buffer.from(bytes).toString().slice(0, 300)}`,
            );
          return new Response(bytes, { status: answer.status, headers: answer.headers });
        }
        last = `${answer.status} ${code ?? ""}`;
      } catch (error) {
        last = String(error);
      }
      if (Date.now() > end) {
        tally.failed.push(`${method} ${new URL(url).pathname}: nothing for ${PATIENCE / 1000} s, last ${last}`);
        throw new Error(`${url}: ${last}`);
      }
      await sleep(PAUSE * (0.5 + Math.random()));
    }
  };
