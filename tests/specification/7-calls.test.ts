// Tests the calls of point 7, sentence by sentence. Each call is declared as the specification says, and the reference
// platform answers it.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CallModel } from "../../generator";
import type { Reply } from "../contract/Client";
import { anyStore } from "../effort";
import { openHost, placesForStores, readModel } from "../contract/hosts";
import type { TestHost } from "../contract/Host";
import { specifiedCalls } from "../coverage/specification";
import { detailsOf, pathsOf } from "./paths";
import { sentencesProvedBy } from "./sentences";

const NO_SUCH_CALL = "Unknown API call";
/**
 * Codes that mean that the platform did not answer the call: "cannot be carried out", an internal error, and no answer
 * at all.
 */
const UNANSWERED = [405, 500, 0];
const FORM = "/v2/oss/upload";

const model = readModel(20);
const declared = new Map<string, CallModel>(
  model.resources.flatMap((resource) => resource.calls.map((call) => [call.path, call] as const)),
);
const styles = new Map(specifiedCalls);
const named = sentencesProvedBy("7-calls.test.ts");
const found = await placesForStores(anyStore);

/** The style that the heading above a sentence names. Null if it names none. */
const styleOf = (group: string | null) => /\b(bearer|legacy)\b/.exec(group?.toLowerCase() ?? "")?.[1];

describe.skipIf(found === null)("the calls of the specification", () => {
  let host: TestHost;
  let token: string;
  beforeAll(async () => {
    if (!found) return;
    host = await openHost(found.place(), model);
  }, 60_000);
  afterAll(async () => {
    await host?.close();
    found?.close();
  });

  const post = async ({ path, style, apiVersion, constants }: CallModel): Promise<Reply> => {
    token = await host.client.token("admin");
    return host.client.call(
      path,
      { page_size: 1, ...constants },
      {
        token,
        style: style === "legacy" ? "legacy" : "bearer",
        apiVersion,
      },
    );
  };

  it.each(named)(
    '7. "$text": each call is declared in the style of its part, and the platform answers it',
    async (sentence) => {
      const paths = pathsOf(sentence);
      expect(paths.length).toBeGreaterThan(0);
      for (const path of paths) {
        const call = declared.get(path);
        if (call === undefined) throw new Error(`${path} is not declared`);
        expect(call.style, path).toBe(styles.get(path)?.replace("upload", "bearer"));
        if (styleOf(sentence.group)) expect(call.style, path).toBe(styleOf(sentence.group));
        if (path === FORM) continue;
        const reply = await post(call);
        expect(UNANSWERED, `${path}: ${reply.msg}`).not.toContain(reply.code);
        expect(reply.msg ?? "", path).not.toBe(NO_SUCH_CALL);
      }
    },
  );

  it.each(named.filter((sentence) => /\w+_\w+/.test(detailsOf(sentence))))(
    '7. "$text": it takes what the sentence says it takes',
    (sentence) => {
      const [path = ""] = pathsOf(sentence);
      const resource = model.resources.find((one) => one.calls.some((call) => call.path === path));
      const call = declared.get(path);
      const taken = new Set([
        ...[...(call?.params ?? []), ...(resource?.fields ?? [])].map(({ name }) => name),
        ...["page_index", "page_no", "page_size"],
      ]);
      for (const [name] of detailsOf(sentence).matchAll(/\w+_\w+|cmd|state/g)) expect(taken, path).toContain(name);
    },
  );

  it('7. "All calls are POST with a JSON body.": the sentences name 237 calls, each of them once', () => {
    const all = named.flatMap(pathsOf);
    expect(all).toHaveLength(237);
    expect(new Set(all)).toEqual(new Set(styles.keys()));
  });
});
