import { describe, expect, it } from "vitest";
import { makeTotpSecret, STEP_SECONDS, findAcceptedStep, encodeBase32, totpAddress, totpCode } from "./totp";

/** The secret of the test vectors in appendix B of RFC 6238. */
const SECRET = encodeBase32(Buffer.from("12345678901234567890"));

describe("a one-time code", () => {
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("is that of RFC 6238 at second %i", (second, code) => {
    expect(totpCode(SECRET, Math.floor(second / STEP_SECONDS))).toBe(code);
  });

  it("is accepted one step early or late, and not beyond that", () => {
    const now = 1_800_000_000;
    const step = now / STEP_SECONDS;
    const found = [-2, -1, 0, 1, 2].map((off) => findAcceptedStep(SECRET, totpCode(SECRET, step + off), now));
    expect(found).toEqual([null, step - 1, step, step + 1, null]);
    for (const wrong of ["", "12345", "1234567", "abcdef"]) expect(findAcceptedStep(SECRET, wrong, now)).toBeNull();
  });

  it("comes of a secret that is another each time, in an address that apps read", () => {
    const secret = makeTotpSecret();
    expect([secret.length, secret === makeTotpSecret()]).toEqual([32, false]);
    expect(totpAddress(SECRET, "Open Server", "a:b")).toBe(
      `otpauth://totp/Open%20Server:a%3Ab?secret=${SECRET}&issuer=Open%20Server&algorithm=SHA1&digits=6&period=30`,
    );
  });
});
