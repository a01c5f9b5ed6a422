// An example of an authentication style: signs each request with HMAC-SHA-256, with the key from the sign-in. In a
// console it is a file next to console.ts, and is passed on: createConsole({ …, authentication: { hmac } }).
import { textIn } from "pilothouse/wire";
import { authentication } from "pilothouse/features/hosts/authentication";
import { webCrypto } from "pilothouse/wire";

const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (buffer: ArrayBuffer): string =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");

export const hmac = authentication({
  keep({ key_id, key }) {
    // If the browser cannot sign, the sign-in page says so.
    webCrypto();
    return { token: textIn(key_id), key: textIn(key) };
  },
  async headers({ method, url, body }, { token, key }) {
    // Before the sign-in, there is no key.
    if (textIn(key) === "") return {};
    const { pathname, search } = new URL(url, location.origin);
    const time = String(Math.floor(Date.now() / 1000));
    const hash = hex(await webCrypto().digest("SHA-256", bytes(body)));
    const algorithm = { name: "HMAC", hash: "SHA-256" };
    const secret = await webCrypto().importKey("raw", bytes(textIn(key)), algorithm, false, ["sign"]);
    const text = [method, `${pathname}${search}`, time, hash].join("\n");
    const signature = hex(await webCrypto().sign("HMAC", secret, bytes(text)));
    return { "x-key": textIn(token), "x-time": time, "x-signature": signature };
  },
});
