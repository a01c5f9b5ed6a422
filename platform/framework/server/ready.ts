// Tells a proxy or an orchestrator whether this instance can take requests.
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import type { Store } from "../storage/Store";

const MILLISECONDS = 2000;

/** Answers 200 if ready, otherwise 503. The answer reveals nothing about the store. */
export const answerReady = async ({ db }: Pick<Store, "db">, isStopping: boolean): Promise<Response> => {
  const asked = sql`select 1`.execute(db).then(
    () => "ready",
    () => "the store does not answer",
  );
  const state = isStopping
    ? "stopping"
    : await Promise.race([asked, setTimeout(MILLISECONDS, "the store does not answer", { ref: false })]);
  return Response.json({ ready: state === "ready", state }, { status: state === "ready" ? 200 : 503 });
};
