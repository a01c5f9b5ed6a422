// Sends webhooks by the rules of Standard Webhooks (standardwebhooks.com): an id that stays the same when a webhook is
// sent again, the time, and a signature of both and of the body.
import { createHmac } from "node:crypto";
import { defineJob } from "../../../platform/framework/Platform";
import { TryLater } from "../../../platform/framework/queue/defineJob";
import { tableFor } from "../../../platform/framework/storage/tableFor";
import { findReaction, readReactionEvent, sentColumns } from "./Reacting";
import { wireValues } from "./valuesOf";

export const WEBHOOK_JOB_KIND = "reaction_webhook";
/** Milliseconds to wait for an answer. */
const PATIENCE = 10_000;

const sign = (secret: string, text: string): string =>
  `v1,${createHmac("sha256", secret).update(text).digest("base64")}`;

export const webhookJob = defineJob({
  kind: WEBHOOK_JOB_KIND,
  tries: 12,
  read: readReactionEvent,
  failed: async (_, { id, name }) => console.error(`The webhook of ${name} was not sent (job ${id}).`),
  async run({ platform, job, signal }, happened) {
    const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = platform.settings;
    const found = findReaction(platform.model, happened);
    if (found === null || found.reaction.webhook === null || url === null) return { sent: 0 };
    const table = tableFor(platform, found.resource.name);
    const columns = sentColumns(table, { ...found.reaction, mail: null });
    const data = Object.fromEntries(wireValues(table, columns, happened.record));
    const timestamp = new Date(happened.at * 1000).toISOString();
    const body = JSON.stringify({ type: happened.reaction, timestamp, data });
    const at = String(platform.now());
    const headers = {
      "content-type": "application/json",
      "webhook-id": job.id,
      "webhook-timestamp": at,
      ...(secret === null ? {} : { "webhook-signature": sign(secret, `${job.id}.${at}.${body}`) }),
    };
    const limit = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
    const answer = await fetch(url, { method: "POST", headers, body, signal: limit, redirect: "error" }).catch(
      (error: unknown) => {
        throw new TryLater(String(error));
      },
    );
    await answer.body?.cancel();
    if (!answer.ok) throw new TryLater(`The receiver of webhooks answered ${answer.status}`);
    return { sent: 1 };
  },
});
