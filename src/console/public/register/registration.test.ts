import { createHash } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fakePlatform, setConfig } from "pilothouse/testing";
import { token } from "pilothouse/wire";
import { abilitiesOf } from "./abilities";
import { readDraft, writeDraft } from "./draft";
import { findProblems } from "./registration";
import { checkBeforeSending, problemsInAnswer, register } from "./sendRegistration";
import { EMPTY_VALUES, type RegistrationValues } from "./values";

const RIGHT: RegistrationValues = {
  company: "Harbour Cameras",
  name: "Li Wei",
  account: "li.wei",
  email: "li@harbour.example",
  area: "+86",
  phone: "138 0013-8000",
  password: "secret pw",
  again: "secret pw",
  code: "2468",
};
const wrong = (values: Partial<RegistrationValues>) => Object.keys(findProblems({ ...RIGHT, ...values }));

afterEach(() => {
  setConfig(null);
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

describe("findProblems", () => {
  it("finds nothing wrong with a whole form, and everything with an empty one but the equal passwords", () => {
    expect(findProblems(RIGHT)).toEqual({});
    expect(Object.keys(findProblems(EMPTY_VALUES))).toEqual([
      "company",
      "name",
      "account",
      "email",
      "phone",
      "password",
      "code",
    ]);
  });

  it.each([
    ["account", "ab"],
    ["account", "-abc"],
    ["account", "张三丰"],
    ["email", "li@harbour"],
    ["email", "li harbour@a.example"],
    ["company", "  "],
    ["code", " "],
  ] as const)("finds the %s %j wrong", (field, value) => {
    expect(wrong({ [field]: value })).toEqual([field]);
  });

  it("asks 11 digits of a Chinese phone, and 4 to 20 of any other", () => {
    expect(wrong({ phone: "1380013800" })).toEqual(["phone"]);
    expect(wrong({ area: "+44", phone: "20 7946 0000" })).toEqual([]);
    expect(wrong({ area: "+44", phone: "123" })).toEqual(["phone"]);
    expect(wrong({ area: "+44", phone: "12a4" })).toEqual(["phone"]);
  });

  it("counts the blanks of a password, and compares both as they are", () => {
    expect(wrong({ password: "       x", again: "       x" })).toEqual([]);
    expect(wrong({ password: "1234567", again: "1234567" })).toEqual(["password"]);
    expect(wrong({ again: "secret pw " })).toEqual(["again"]);
  });
});

describe("refusedFields", () => {
  it.each([
    [409, "company"],
    [1101, "account"],
    [1102, "email"],
    [1103, "phone"],
  ])("names the field of code %i", (code, field) => {
    expect(problemsInAnswer(code, {})).toEqual({ [field]: "exists" });
  });

  it("believes the fields that the platform names before the code", () => {
    expect(problemsInAnswer(409, { user_name: "invalid.exists" })).toEqual({ name: "exists" });
    expect(problemsInAnswer(406, { verify_code: "invalid.picture", comp_phone: "invalid.phone" })).toEqual({
      code: "invalid",
      phone: "invalid",
    });
    expect(problemsInAnswer(500, { unheard_of: "invalid.required" })).toEqual({});
  });
});

describe("register", () => {
  it("sends what was typed without blanks around it, the password transformed, in nobody's name", async () => {
    token.set("of somebody else");
    const asked = fakePlatform({ "/v2/user/account/add": { code: 200, data: {} } });
    const menus = await register({ ...RIGHT, company: " Harbour Cameras ", account: " li.wei " }, "v-1", "r-1");
    expect(menus).toEqual([]);
    expect(asked[0]?.body).toEqual({
      comp_name: "Harbour Cameras",
      user_name: "Li Wei",
      user_id: "li.wei",
      user_email: "li@harbour.example",
      user_phone_area: "+86",
      user_phone: "13800138000",
      user_password: createHash("sha256").update("li.wei\nsecret pw").digest("hex"),
      verify_id: "v-1",
      verify_code: "2468",
      request_id: "r-1",
    });
    expect(asked[0]?.headers.has("authorization")).toBe(false);
  });

  it("sends no picture letters and no number to a platform that does not know them, and does not ask for them", async () => {
    setConfig({ given: { can: [] } });
    const asked = fakePlatform({ "/v2/user/account/add": { code: 200, data: {} } });
    await register(RIGHT, "", "r-1");
    expect(asked[0]?.body).not.toHaveProperty("verify_id");
    expect(asked[0]?.body).not.toHaveProperty("verify_code");
    expect(asked[0]?.body).not.toHaveProperty("request_id");
    expect(checkBeforeSending({ ...RIGHT, code: "" }, false)).toEqual({});
    expect(Object.keys(checkBeforeSending({ ...RIGHT, code: "" }, true))).toEqual(["code"]);
  });
});

describe("what the account can do", () => {
  it("is said of what it was granted, and of nothing else", async () => {
    fakePlatform({
      "/v2/user/account/add": { code: 200, data: { menus: ["dashboard", "info.order", "operate.user"] } },
    });
    expect(abilitiesOf(await register(RIGHT, "v-1", "r-1"))).toEqual(["can.users", "can.statistics"]);
    expect(abilitiesOf(["dashboard", "operate.user.password"])).toEqual([]);
  });
});

describe("the draft", () => {
  it("keeps everything but passwords and the code until it is deleted", () => {
    writeDraft(RIGHT);
    expect(sessionStorage.getItem("pilothouse.register")).not.toContain("secret");
    expect(readDraft()).toEqual({ ...RIGHT, password: "", again: "", code: "" });
    writeDraft(null);
    expect(readDraft()).toEqual(EMPTY_VALUES);
  });

  it.each(["{", "7", "null", '{"company":7,"password":"x"}'])("is empty where %j was kept", (text) => {
    sessionStorage.setItem("pilothouse.register", text);
    expect(readDraft()).toEqual(EMPTY_VALUES);
  });
});
