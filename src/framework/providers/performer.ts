import { checksResponses } from "../wire/responseCheck";
import type { Answer } from "../wire/answer";
import { config } from "../wire/config";
import type { Call, Payload, ResourceProps } from "../wire/contract";
import { flattenTree } from "../wire/nested";
import { renewingSession } from "../wire/renewal";
import { sendSave } from "../wire/sendSave";
import { send, type SendOptions } from "../wire/send";
import { whenIdle } from "../wire/whenIdle";
import { sendThroughWrapper } from "./sends";
import { type DescribeFailure, raiseHttpError } from "./raiseHttpError";

/** Makes calls for react-admin: turns failures into react-admin's errors and, if configured, checks answers. */
export interface CallPerformer {
  /** @throws HttpError */
  perform(call: Call, params: Payload, options?: SendOptions): Promise<Answer<unknown>>;
  /** Makes a call of a resource. `context` selects a better message (for reading: "view"). @throws HttpError */
  performFor(props: ResourceProps, call: Call, params: Payload, options?: SendOptions): Promise<Answer<unknown>>;
}

/** The schema is loaded only for this check. Installations without the check never load it. */
async function compare({ schema }: ResourceProps, call: Call, data: unknown): Promise<void> {
  await whenIdle(2000);
  const [{ row }, { findMismatches, reportMismatches }] = await Promise.all([
    schema(),
    import("../wire/compareResponse"),
  ]);
  reportMismatches(call.path, findMismatches(row, data));
}

const READS = new Set(["list", "get"]);

const isSave = ({ verb }: Call, { quiet, reads, signal }: SendOptions): boolean =>
  !READS.has(verb) && !quiet && !reads && signal === undefined;

export function createPerformer(describe: DescribeFailure): CallPerformer {
  async function perform(call: Call, params: Payload, options: SendOptions = {}): Promise<Answer<unknown>> {
    try {
      const work = () => sendThroughWrapper(() => renewingSession(() => send(call, params, options)));
      return await (isSave(call, options) ? sendSave(options.once === true, work) : work());
    } catch (error) {
      raiseHttpError(error, describe);
    }
  }
  return {
    perform,
    async performFor(props, call, params, options = {}) {
      const isRead = call.verb === "list" || call.verb === "get";
      const answered = await perform(call, params, { context: isRead ? "view" : props.name, ...options });
      const { key, parent } = props;
      const answer = call.verb === "list" && parent !== undefined ? flattenTree(answered, { key, parent }) : answered;
      if (isRead && checksResponses(config())) {
        compare(props, call, answer.data).catch(console.warn);
      }
      return answer;
    },
  };
}
