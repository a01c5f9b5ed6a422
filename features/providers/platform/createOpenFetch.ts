// Requests to identity providers. Customers choose the address of a provider. So requests must be encrypted, must not
// go into the platform's own network, and must not follow redirects.
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import type { CustomFetch } from "openid-client";
import type { Platform } from "../../../platform/framework/Platform";
import { hostOfUrl, isLoopback, isPrivate, createCheckedLookup } from "../../../platform/framework/wire/openNetwork";

type Asking = Pick<Platform, "isDemo"> & { readonly settings: Pick<Platform["settings"], "PRIVATE_PROVIDERS"> };

/** The longest wait for an answer in milliseconds, and the largest answer in bytes. */
const PATIENCE = 10_000;
const MOST_BYTES = 1_000_000;

/** A demo may use a provider on the same machine. */
const isOpen = ({ isDemo, settings }: Asking, address: string): boolean =>
  !isPrivate(address) || settings.PRIVATE_PROVIDERS || (isDemo && isLoopback(address));

const isPlain = ({ protocol }: URL): boolean => protocol === "http:";

/** Whether requests without encryption are allowed: only in a demo, to the same machine. */
export const isHttpAllowed = ({ isDemo }: Pick<Asking, "isDemo">, address: URL): boolean =>
  isDemo && isPlain(address) && isLoopbackName(hostOfUrl(address));

const isLoopbackName = (host: string): boolean => host === "localhost" || (isIP(host) > 0 && isLoopback(host));

/** Whether requests to an address are allowed, by the address alone. */
export const isAddressAllowed = (asking: Asking, address: URL): boolean => {
  const host = hostOfUrl(address);
  if (address.username !== "" || address.password !== "") return false;
  if (isIP(host) > 0 && !isOpen(asking, host)) return false;
  return address.protocol === "https:" || isHttpAllowed(asking, address);
};

/**
 * The `fetch` for openid-client. Rejects addresses that are not allowed, and answers that are too large or too slow.
 */
export const createOpenFetch =
  (asking: Asking): CustomFetch =>
  (url, { method, headers, body }) =>
    new Promise((resolve, reject) => {
      const address = new URL(url);
      if (!isAddressAllowed(asking, address)) return reject(new Error("not an open address"));
      const ask = isPlain(address) ? requestHttp : requestHttps;
      const text = body === undefined || body === null ? "" : String(body);
      const length = text === "" ? {} : { "content-length": String(Buffer.byteLength(text)) };
      const lookup = createCheckedLookup((one) => isOpen(asking, one));
      const asked = ask(address, { method, headers: { ...headers, ...length }, lookup }, (answer) => {
        const parts: Buffer[] = [];
        let size = 0;
        answer.on("data", (part: Buffer) => {
          size += part.length;
          if (size > MOST_BYTES) asked.destroy(new Error("too large"));
          else parts.push(part);
        });
        answer.on("error", reject);
        answer.on("end", () => {
          const given = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
            value === undefined ? [] : [[name, String(value)]],
          );
          const status = answer.statusCode ?? 500;
          resolve(
            new Response(status === 204 || status === 304 ? null : Buffer.concat(parts), { status, headers: given }),
          );
        });
      });
      const timer = setTimeout(() => asked.destroy(new Error("too slow")), PATIENCE);
      asked.on("close", () => clearTimeout(timer));
      asked.on("error", reject);
      asked.end(text);
    });
