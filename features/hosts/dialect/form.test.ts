// Token requests as in RFC 6749, to hosts whose other calls have another form.
import { afterEach, expect, it, vi } from "vitest";
import { json } from "../../../src/framework/wire/fakePlatform";
import { host, setHost } from "../../../src/framework/wire/Host";
import { signIn } from "../../../src/framework/wire/signIn";
import * as token from "../../../src/framework/wire/token";
import { dialectOf } from "./index";
import type { DialectSettings } from "./settings";

const given = host();
const settings: DialectSettings = {
  root: "/oauth",
  methods: {},
  answer: {
    code: "status",
    success: [0],
    error: "status",
    fields: "",
    message: "text",
    data: "result",
    rows: "result",
    count: null,
  },
  paging: { by: "page", name: "page", size: "size", first: 1, next: "" },
  sort: { field: "sort", order: "order", ascending: "asc", descending: "desc" },
  range: { begin: "", end: "", min: "", max: "" },
  search: "q",
  empty: "zero",
  several: "repeat",
  credentials: "bearer",
  password: "plain",
  refusals: {},
};
const speak = (answer: Partial<DialectSettings["answer"]> = {}): void =>
  setHost({
    ...given,
    can: [],
    picture: null,
    signIn: {
      ...given.signIn,
      ...{ path: "/token", style: "bearer", form: { body: "form", root: "/door" }, token: "access_token" },
      ...{ name: "username", password: "password", device: "", system: "", model: "" },
      constants: { grant_type: "password", client_id: "console", scope: "a b" },
    },
    dialect: dialectOf({ ...settings, answer: { ...settings.answer, ...answer } }),
  });
const enter = () => signIn({ account: "anna", password: "pä&ss=1" });

afterEach(() => {
  setHost(given);
  token.clear();
  vi.unstubAllGlobals();
});

it("are sent as forms are, with all that the call always sends", async () => {
  speak();
  let sent = "";
  vi.stubGlobal("fetch", async (url: string, { body }: RequestInit) => {
    sent = `${url} ${String(body)}`;
    return json({ access_token: "a-1", token_type: "Bearer" });
  });
  await enter();
  expect(sent).toBe(
    "/door/token grant_type=password&client_id=console&scope=a+b&username=anna&password=p%C3%A4%26ss%3D1",
  );
  expect(token.get()).toBe("a-1");
});

it.each([
  ["as RFC 6749 has it", {}, { access_token: "a-1" }, 200],
  ["in the envelope of the host", {}, { status: 0, result: { access_token: "a-1" } }, 200],
  ["where the HTTP status says whether a call succeeded", { code: "" }, { access_token: "a-1" }, 200],
  ["there in the envelope of the host", { code: "" }, { result: { access_token: "a-1" } }, 200],
])("are answered %s", async (_, answer, body, status) => {
  speak(answer);
  vi.stubGlobal("fetch", async () => json(body, status));
  await enter();
  expect(token.get()).toBe("a-1");
});

it.each([
  [{ error: "invalid_grant", error_description: "Wrong." }, 400, 514],
  [{ error: "invalid_client" }, 401, 401],
  [{ status: 514 }, 200, 514],
])("are refused as %j", async (body, status, code) => {
  speak();
  vi.stubGlobal("fetch", async () => json(body, status));
  await expect(enter()).rejects.toMatchObject({ reason: "answer", code });
});
