// The report of a probe if there was no answer.
import { expect, it } from "vitest";
import { explainSilence } from "../../probe/reach";

it.each([
  ["ENOTFOUND", /There is no host named api\.example\.com/],
  ["UND_ERR_CONNECT_TIMEOUT", /did not answer within 15 seconds/],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", /certificate of api\.example\.com is not trusted .*NODE_EXTRA_CA_CERTS/],
  ["ERR_TLS_CERT_ALTNAME_INVALID", /certificate of api\.example\.com is not trusted/],
])("a connection that fails with %s is reported in one sentence", (code, sentence) => {
  const cause = Object.assign(new Error("it failed"), { code });
  expect(explainSilence("https://api.example.com", new TypeError("fetch failed", { cause }))).toMatch(sentence);
});
