import { WireFailure } from "../wire/WireFailure";
import { sendWithToken, withSignature } from "../wire/sendWithToken";
import { wholeAddress } from "../wire/wholeAddress";
import { factsIn } from "../wire/readAnswer";
import { parseJson } from "../../../shared/schema/parseJson";
import { saveFile } from "../ui/saveFile";

const NOTHING_THERE = 404;

/** Whether an answer is a file. Other hosts may hide the file's name, so only refusals and pages are excluded. */
const isFile = (headers: Headers): boolean =>
  headers.get("content-disposition") !== null || !/json|html/.test(headers.get("content-type") ?? "");

/** Downloads a file that only its account may read. Other hosts do not get the token. @throws WireFailure */
export const downloadFile = async (url: string, name: string): Promise<void> => {
  const fail = (code: number) => new WireFailure({ reason: code === 0 ? "network" : "answer", code, path: url });
  const address = wholeAddress(url);
  return sendWithToken(address, async (held) => {
    const bare: HeadersInit = held === "" ? {} : { Authorization: `Bearer ${held}` };
    const headers = await withSignature(bare, { method: "GET", url: address, body: "" });
    const redirect = held === "" ? "follow" : "error";
    const response = await fetch(address, { headers, redirect, credentials: "omit" }).catch(() => {
      throw fail(0);
    });
    const file = await response.blob();
    if (response.ok && isFile(response.headers)) return saveFile(file, name);
    // A refusal is JSON with its own code.
    const { code = response.ok ? NOTHING_THERE : response.status } = factsIn(parseJson(await file.text()));
    throw fail(Number(code));
  });
};
