import { WireFailure } from "../wire/WireFailure";
import { borne, signed } from "../wire/borne";
import { wholeAddress } from "../wire/wholeAddress";
import { factsIn } from "../wire/readAnswer";
import { parseJson } from "../../../shared/schema/parseJson";
import { saveFile } from "../ui/saveFile";

const NOTHING_THERE = 404;

/** Another host may hide the header that names the file. Its answer is a file unless it is a refusal or a page. */
const isFile = (headers: Headers): boolean =>
  headers.get("content-disposition") !== null || !/json|html/.test(headers.get("content-type") ?? "");

/**
 * Downloads a file that the platform serves only to its account. A file on another host is requested without the
 * token.
 * @throws WireFailure
 */
export const downloadFile = async (url: string, name: string): Promise<void> => {
  const fail = (code: number) => new WireFailure({ reason: code === 0 ? "network" : "answer", code, path: url });
  const address = wholeAddress(url);
  return borne(address, async (held) => {
    const bare: HeadersInit = held === "" ? {} : { Authorization: `Bearer ${held}` };
    const headers = await signed(bare, { method: "GET", url: address, body: "" });
    const redirect = held === "" ? "follow" : "error";
    const response = await fetch(address, { headers, redirect, credentials: "omit" }).catch(() => {
      throw fail(0);
    });
    const file = await response.blob();
    if (response.ok && isFile(response.headers)) return saveFile(file, name);
    // A refusal is JSON of the wire format with its own code.
    const { code = response.ok ? NOTHING_THERE : response.status } = factsIn(parseJson(await file.text()));
    throw fail(Number(code));
  });
};
