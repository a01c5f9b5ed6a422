// Whether a host accepts files.
import { parseJson } from "../shared/schema/parseJson";
import { addressOf, headersOf } from "../src/framework/wire/client";
import { config } from "../src/framework/wire/config";
import { host } from "../src/framework/wire/Host";
import { factsIn } from "../src/framework/wire/readAnswer";
import { UNKNOWN_STATUSES } from "./ask";
import { MAX_WAIT_MS } from "./reach";

/**
 * Sends a form without a file, so that nothing is stored. Also true if host.yaml has no upload call, or if there was no
 * answer.
 */
export const takesFiles = async (held: string): Promise<boolean> => {
  const { upload, dialect } = host();
  if (upload === null) return true;
  const { path, style, form = { verb: "action" } } = upload.form;
  const asked = {
    server: config().base,
    path,
    style,
    form,
    verb: "action",
    payload: {},
    apiVersion: "",
    held,
  } as const;
  const { url, headers } = dialect?.form(asked) ?? {
    url: addressOf(config().base, style, path),
    headers: headersOf(style, held),
  };
  const init = { method: "POST", headers, body: new FormData(), signal: AbortSignal.timeout(MAX_WAIT_MS) };
  const status = await fetch(url, init).then(
    async (response) => [response.status, Number(factsIn(parseJson(await response.text())).code)],
    () => [],
  );
  return !status.some((code) => UNKNOWN_STATUSES.includes(code));
};
