// Uploads a file: in one multipart call, or in two steps (ask for an address, then PUT the file there). Specification, point 7.
import { type Answer, answerOf, checkAnswer } from "./answer";
import { factsIn } from "./readAnswer";
import { sendWithToken, withSignature } from "./sendWithToken";
import { callHost } from "./callHost";
import { addressOf, headersOf, serverOf } from "./client";
import { config } from "./config";
import { host } from "./Host";
import { inFlight } from "./inFlight";
import { renewingSession } from "./renewal";
import { wholeAddress } from "./wholeAddress";
import { WireFailure } from "./WireFailure";

export interface UploadOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called with the part that is already sent, from 0 to 1. */
  readonly onProgress?: ((part: number) => void) | undefined;
}
export interface PutOptions extends UploadOptions {
  readonly zone?: string;
  readonly region?: string;
}

const places = () => {
  const { upload: named } = host();
  if (named === null) {
    throw new TypeError("The platform takes no files: host.yaml has no upload.");
  }
  return named;
};

interface Sending extends UploadOptions {
  readonly method: "POST" | "PUT" | "HEAD";
  readonly url: string;
  readonly path: string;
  readonly headers: HeadersInit;
  readonly body: FormData | Blob | null;
  /** Whether cookies are sent to another host. */
  readonly isBorne?: boolean;
}

/** Uses XMLHttpRequest, because fetch reports no progress. Other hosts get credentials only if the options allow it. */
function transmit({ method, url, path, headers, body, isBorne = false, signal, onProgress }: Sending) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal?.addEventListener("abort", abort, { once: true });
    const end = (settle: () => void) => () => {
      signal?.removeEventListener("abort", abort);
      settle();
    };
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) {
        onProgress?.(loaded / total);
      }
    };
    request.onload = end(() => resolve({ status: request.status, text: request.responseText }));
    request.onerror = end(() => reject(new WireFailure({ reason: "network", code: 0, path })));
    request.onabort = end(() => reject(signal?.reason ?? new DOMException("The upload was given up.", "AbortError")));
    request.open(method, url);
    request.withCredentials = isBorne;
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    if (signal?.aborted) {
      abort();
      end(() => reject(signal.reason))();
      return;
    }
    request.send(body);
  });
}

const isRefusal = (status: number): boolean => status < 200 || status >= 300;

/** If the text of a failure contains a status, that status counts: "put object: 406". */
export function uploadStatus(status: number, text: string): number {
  const trailing = /(\d{3})\D*$/.exec(text.slice(-200))?.[1];
  return isRefusal(status) && trailing !== undefined ? Number(trailing) : status;
}

/** The context in the text of a failure. Example: `disk` in "the disk is full: 500.disk". */
const contextIn = (text: string): unknown => {
  const context = /\d{3}\.([a-z_]+)\s*$/.exec(text.slice(-200))?.[1];
  return context === undefined ? undefined : { context };
};

/**
 * Sends a file as multipart form data, together with `fields`. Answers the platform's answer, which has `data.url`.
 * @throws WireFailure with the reason `upload`, and a code that says why
 */
export const upload = (
  file: File,
  fields: Readonly<Record<string, string>> = {},
  options: UploadOptions = {},
): Promise<Answer<unknown>> => renewingSession(() => transmitForm(file, fields, options));

function transmitForm(
  file: File,
  given: Readonly<Record<string, string>>,
  options: UploadOptions,
): Promise<Answer<unknown>> {
  return inFlight.track(async () => {
    const { path, style, form = {}, constants } = places().form;
    const fields = { ...constants, ...given };
    const server = serverOf(style, undefined);
    const url = addressOf(server, style, path);
    const { dialect } = host();
    return sendWithToken(url, async (held, isLast) => {
      const asked = { server, path, style, form, verb: "action", payload: fields, apiVersion: "", held } as const;
      const sent = dialect?.form(asked) ?? { url, headers: headersOf(style, held), isBorne: false, fields };
      const body = new FormData();
      for (const [name, value] of Object.entries(sent.fields)) {
        body.append(name, String(value));
      }
      body.append("file", file, file.name);
      const headers = await withSignature(sent.headers, { method: "POST", url: sent.url, body: "" });
      const { status, text } = await transmit({ ...options, ...sent, headers, method: "POST", path, body });
      try {
        if (!dialect) return answerOf(status, text, path, null, isLast);
        return checkAnswer(dialect.read({ status, text, headers: new Headers() }, asked), status, path, null, isLast);
      } catch (error) {
        if (error instanceof WireFailure && error.code !== 401) {
          const code = error.reason === "answer" ? error.code : uploadStatus(status, text);
          throw new WireFailure({ reason: "upload", code, path, data: error.data });
        }
        throw error;
      }
    });
  });
}

/** A refusal of the first step also has the messages of uploads, unless the session has ended. */
const raiseRefused = (error: unknown): never => {
  if (!(error instanceof WireFailure) || error.reason !== "answer" || error.code === 401) throw error;
  throw new WireFailure({ reason: "upload", code: error.code, path: error.path, data: error.data });
};

/** The permanent address of the file. If it was not answered, the upload address without its signature. */
function lastingUrl(data: unknown, put: string): string {
  const { url } = factsIn(data);
  return typeof url === "string" && url !== "" ? url : put.replace(/[?#].*$/, "");
}

const isAddress = (value: unknown): value is string =>
  typeof value === "string" && /^(https?:\/\/|\/(?!\/))/i.test(value);

/** Whether the host lacks the call. An answer with the code 405 is about the account, so it does not count. */
const isAbsent = (error: unknown): boolean =>
  error instanceof WireFailure && (error.code === 404 || (error.code === 405 && error.reason !== "answer"));

/** Uploads with one call. Answers the permanent address of the file. */
async function sendForm(file: File, fields: Readonly<Record<string, string>>, options: UploadOptions): Promise<string> {
  const { data } = await upload(file, fields, options);
  const { url } = factsIn(data);
  if (!isAddress(url)) throw new WireFailure({ reason: "notJson", code: 200, path: places().form.path, data });
  return url;
}

/** Whether the platform answers addresses of its bucket when it gets the size and type of a file. */
const takesDirect = (): boolean => config().given.files_direct === true;

/** Whether two addresses belong to different servers. */
const isElsewhere = (address: string, own: string): boolean =>
  new URL(wholeAddress(address), location.href).origin !== new URL(wholeAddress(own), location.href).origin;

/**
 * Sends a file to the answered address. `promised`: the type that was announced for a file that may go directly to the
 * bucket. The address accepts no other type.
 * @throws WireFailure
 */
async function sendTo(address: string, file: File, promised: string, path: string, options: UploadOptions) {
  const type = promised === "" ? file.type : promised;
  const headers = type === "" ? {} : { "Content-Type": type };
  const url = wholeAddress(address);
  const { status, text } = await transmit({ ...options, method: "PUT", url, path, headers, body: file });
  if (isRefusal(status))
    throw new WireFailure({ reason: "upload", code: uploadStatus(status, text), path, data: contextIn(text) });
}

/** Lets the platform check a file in its bucket, so that a wrong file is refused now, not when the form is saved. */
async function checkStored(lasting: string, path: string, { signal }: UploadOptions): Promise<void> {
  const url = wholeAddress(lasting);
  const { status } = await transmit({ signal, method: "HEAD", url, path, headers: {}, body: null });
  if (isRefusal(status)) throw new WireFailure({ reason: "upload", code: status, path });
}

/**
 * Uploads in two steps: a call answers an address, and the file is sent there by PUT without credentials. If the host
 * lacks this call, the file is sent as form data. If the call announces size and type, the address may belong to the
 * bucket. If the bucket cannot be reached, the file is sent through the platform. Answers the permanent address of the
 * file. @throws WireFailure with the reason `upload` if the storage refuses the file
 */
export async function putFile(file: File, given: PutOptions = {}, goesDirect = takesDirect()): Promise<string> {
  const { zone = "", region = "", ...options } = given;
  const { put, address: named } = places();
  const { path } = put;
  const fields = { name: file.name, zone, region };
  const promised = goesDirect && file.size > 0 ? file.type || "application/octet-stream" : "";
  const form = promised === "" ? fields : { ...fields, size: file.size, type: promised };
  const ask = () => callHost(put, form, { signal: options.signal });
  const answer = await renewingSession(ask).catch((error: unknown) => (isAbsent(error) ? null : raiseRefused(error)));
  if (answer === null) return sendForm(file, fields, options);
  const { data } = answer;
  const address = factsIn(data)[named];
  if (!isAddress(address)) throw new WireFailure({ reason: "notJson", code: 200, path, data });
  const lasting = lastingUrl(data, address);
  return inFlight.track(async () => {
    if (promised === "" || !isElsewhere(address, lasting)) {
      await sendTo(address, file, promised, path, options);
      return lasting;
    }
    const sent = await sendTo(address, file, promised, path, options).then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof WireFailure)) throw error;
        console.warn("The file store cannot be reached, so the file goes through the platform.", error);
        return false;
      },
    );
    if (!sent) return putFile(file, given, false);
    await checkStored(lasting, path, options);
    return lasting;
  });
}
