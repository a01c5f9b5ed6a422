import { describe, expect, it } from "vitest";
import { replacePhrases, toTaiwan } from "./taiwan";
import { loadTraditional } from "./traditional";

const plain = (phrase: string, say: string) => ({ phrase, say, notAfter: [], notBefore: [] });
const say = replacePhrases([
  plain("許可權", "權限"),
  plain("型別", "類型"),
  plain("賬", "帳"),
  { phrase: "埠", say: "連接埠", notAfter: ["商", "接"], notBefore: [] },
  { phrase: "手機號", say: "手機號碼", notAfter: [], notBefore: ["碼"] },
]);

describe("words for Taiwan", () => {
  it("uses the words of operators in Taiwan", () => {
    expect(say("使用者型別")).toBe("使用者類型");
    expect(say("賬號無許可權")).toBe("帳號無權限");
    expect(say("SMTP 埠")).toBe("SMTP 連接埠");
    expect(say("手機號")).toBe("手機號碼");
  });

  it("leaves correct words unchanged", () => {
    for (const text of ["帳號", "權限", "連接埠", "手機號碼", "商埠"]) expect(say(text)).toBe(text);
  });

  it("says nothing otherwise where nothing is asked for", () => {
    expect(replacePhrases([])("型別")).toBe("型別");
  });

  it("are the same from the cache as converted again", () => {
    const { convert } = loadTraditional(null);
    expect(convert("设备类型")).toBe(convert("设备类型"));
  });

  it("distinguishes words that the converter makes equal", () => {
    const { convert } = loadTraditional(null);
    const traditional = toTaiwan({ mainland: [plain("激活", "开通")], taiwan: [plain("賬", "帳")] }, convert);
    expect(convert("激活")).toBe(convert("启用"));
    expect([traditional("激活"), traditional("启用"), traditional("账号")]).toEqual(["開通", "啟用", "帳號"]);
  });
});
