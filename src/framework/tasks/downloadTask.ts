import { WireFailure } from "../wire/WireFailure";
import { tokenFor } from "../wire/bearing";
import { wholeAddress } from "../wire/wholeAddress";
import { factsIn } from "../wire/readAnswer";
import { saveFile } from "../ui/saveFile";

/**
 * Downloads the file of a completed task. The platform serves it only to its owner. A file on another host is requested without the
 * token.
 * @throws WireFailure
 */
export const downloadTask = async (url: string, name: string): Promise<void> => {
  const fail = (code: number) => new WireFailure({ reason: code === 0 ? "network" : "answer", code, path: url });
  const address = wholeAddress(url);
  const held = tokenFor(address);
  const headers: HeadersInit = held === "" ? {} : { Authorization: `Bearer ${held}` };
  const redirect = held === "" ? "follow" : "error";
  const response = await fetch(address, { headers, redirect, credentials: "omit" }).catch(() => {
    throw fail(0);
  });
  // A refusal is the wire's JSON with its own code.
  if (!response.ok || response.headers.get("content-disposition") === null) {
    const { code = response.status } = factsIn(await response.json().catch(() => null));
    throw fail(Number(code));
  }
  saveFile(await response.blob(), name);
};
