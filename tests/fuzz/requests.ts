// Requests that are invalid regardless of the call: bodies that are not JSON, invalid paths, headers, forms.
import * as fc from "fast-check";
import type { Model } from "../../generator";
import { jsonOf, KeyValuePairs } from "./json";
import type { SentRequest } from "./Target";
import { largeValues, smallValues } from "./values";

const BYTES: readonly Buffer[] = [
  Buffer.from("{"),
  Buffer.from("{}{}"),
  Buffer.from("[1]"),
  Buffer.from("null"),
  Buffer.from('"text"'),
  Buffer.from('{"a":1,"a":2}'),
  Buffer.from('{"a":NaN}'),
  Buffer.from('{"a":1,}'),
  Buffer.from("\u0000"),
  Buffer.from('\ufeff{"page_size":1}'),
  Buffer.from('{"q":"\\u0000"}'),
  Buffer.from('{"q":"\\\\u0000"}'),
  Buffer.from('{"q":"\\ud800"}'),
  Buffer.from([0x7b, 0x22, 0x71, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0xc3, 0x28, 0x22, 0x7d]),
  Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
  Buffer.from(`{"params":${"[".repeat(100_000)}`),
  Buffer.from('{"params":1,"request":{}}'),
  Buffer.from('{"params":[],"request":{"language":{},"acc_token":[1],"api_ver":{"a":1}}}'),
  Buffer.from('{"params":{"__proto__":{"page_size":1}},"request":{"acc_token":1}}'),
  Buffer.from('{"request":null,"params":null}'),
];

const PATHS: readonly string[] = [
  "/api/",
  "/api//v2/user/role/list",
  "/api/v2/user/role/list/",
  "/api/v2/user/role/list?a=%",
  "/api/%E0%A4%A",
  "/api/%00",
  "/api/..%2f..%2fetc%2fpasswd",
  "/files/%E0%A4%A",
  "/files/abc/%E0%A4%A",
  "/files/0123456789abcdef01234567/%E0%A4%A",
  "/files/0123456789abcdef01234567/%00",
  "/files/..%2f..%2f..%2fetc/passwd",
  "/files/%2e%2e/%2e%2e/pilothouse.db",
  "/files/tasks/%E0%A4%A",
  "/files/tasks/%E0%A4%A/x",
  "/files/tasks/00000000000000000000000000000000/%E0%A4%A",
  "/files/tasks/../x",
  "/stream/%E0%A4%A",
  "/stream/%00/index.m3u8",
  "/stream/x/index.m3u8",
  "/stream/x/99999999999999999999.m4s",
  "/rest/",
  "/rest/%E0%A4%A",
  "/rest/role/%E0%A4%A",
  "/rest/role?range=[0,1e400]&sort=[]&filter={",
  "/%E0%A4%A",
  "/%00",
  "/assets/%E0%A4%A.js",
  "/assets/..%2f..%2fpackage.json",
  "/..%5c..%5cwindows",
  "//example.com/x",
  "/?lang=%E0%A4%A",
  `/${"a".repeat(6000)}`,
  `/files/${"%41".repeat(2000)}/x`,
];

const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { authorization: "Bearer" },
  { authorization: "Bearer  " },
  { authorization: `Bearer ${"x".repeat(6000)}` },
  { authorization: "Basic YWRtaW46YWRtaW4=" },
  { "accept-language": "zh-TW;q=x,,,;;" },
  { "accept-language": "*".repeat(5000) },
  { "content-type": "text/plain; charset=utf-16" },
  { "content-type": "multipart/form-data" },
  { "content-type": "multipart/form-data; boundary=" },
  { "content-type": 'multipart/form-data; boundary="' },
  { "content-encoding": "gzip" },
  { "if-none-match": '"' },
  { "if-modified-since": "never" },
  { range: "bytes=-1" },
  { range: "bytes=99999999999999999999-" },
  { range: "bytes=5-1,3-" },
  { "x-forwarded-for": "'; drop table" },
  { host: "a b" },
  { origin: "null" },
];

const PARTS: readonly string[] = [
  'Content-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nx\r\n',
  'Content-Disposition: form-data; name="file"; filename="../../x"\r\n\r\nx\r\n',
  'Content-Disposition: form-data; name="file"; filename=""\r\n\r\n\r\n',
  "Content-Disposition: form-data; name=\"file\"; filename*=utf-8''%E0%A4%A\r\n\r\nx\r\n",
  'Content-Disposition: form-data; name="file"\r\n\r\nnot a file\r\n',
  'Content-Disposition: form-data; name="name"\r\n\r\n\u0000\r\n',
  'Content-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n',
  "Content-Disposition: form-data\r\n\r\nx\r\n",
  "\r\n\r\n",
  "Content-Type: text/html\r\n",
];

const METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD"];

export const requestArbitrary = (
  { resources }: Pick<Model, "resources">,
  isLeftOut: (path: string) => boolean,
  token: () => string,
): fc.Arbitrary<SentRequest> => {
  const declared = resources.flatMap(({ calls }) => calls.map(({ path }) => path));
  const paths = declared.filter((path) => !isLeftOut(path)).map((path) => `/api${path}`);
  const anyPath = fc.oneof(
    fc.constantFrom(...PATHS),
    fc.constantFrom(...paths),
    fc.webPath({ size: "small" }).map((path) => `/files${path}`),
  );
  const bearer = () => ({ authorization: `Bearer ${token()}`, "content-type": "application/json" });
  const bodies = fc.tuple(fc.constantFrom(...paths), fc.constantFrom(...BYTES));
  const wrong = bodies.map(([path, body]) => ({ method: "POST", path, body, headers: bearer() }));
  const shaped = fc
    .tuple(fc.constantFrom(...paths), fc.oneof(smallValues, { weight: 1, arbitrary: largeValues }), fc.boolean())
    .map(([path, value, isWrapped]) => ({
      method: "POST",
      path,
      body: jsonOf(
        isWrapped
          ? new KeyValuePairs([
              ["params", value],
              ["request", { acc_token: token() }],
            ])
          : value,
      ),
      headers: bearer(),
    }));
  const strayed = fc
    .tuple(fc.constantFrom(...METHODS), anyPath, fc.constantFrom(...HEADERS))
    .map(([method, path, headers]) => ({ method, path, body: "", headers: { ...bearer(), ...headers } }));
  const form = fc
    .tuple(fc.array(fc.constantFrom(...PARTS), { maxLength: 3 }), fc.boolean())
    .map(([parts, isEnded]) => ({
      method: "POST",
      path: "/api/v2/oss/upload",
      body: `${parts.map((part) => `--b\r\n${part}`).join("")}${isEnded ? "--b--\r\n" : ""}`,
      headers: { ...bearer(), "content-type": "multipart/form-data; boundary=b" },
    }));
  return fc.oneof(wrong, shaped, strayed, form);
};
