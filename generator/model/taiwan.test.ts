import { describe, expect, it } from "vitest";
import { asSaidInTaiwan } from "./taiwan";
import { traditional } from "./traditional";

describe("words for Taiwan", () => {
  it("says what an operator there says", () => {
    expect(asSaidInTaiwan("使用者型別")).toBe("使用者類型");
    expect(asSaidInTaiwan("賬號無許可權")).toBe("帳號無權限");
    expect(asSaidInTaiwan("SMTP 埠")).toBe("SMTP 連接埠");
  });

  it("leaves alone what is right already", () => {
    for (const text of ["帳號", "權限", "連接埠", "手機號碼", "商埠"]) expect(asSaidInTaiwan(text)).toBe(text);
  });

  it("mends what OpenCC cuts in the wrong place", () => {
    expect(traditional(null).convert("物联网卡")).toBe("物聯網卡");
  });

  it("answers the same from the cache as anew", () => {
    const { convert } = traditional(null);
    expect(convert("平台类型")).toBe("平台類型");
    expect(convert("平台类型")).toBe("平台類型");
  });
});
