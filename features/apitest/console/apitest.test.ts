import { describe, expect, it } from "vitest";
import { bearer, bearerAt, legacy } from "../../../src/framework/wire/calls";
import { payloadOf } from "../../../src/framework/wire/coerce";
import { parseParams, parametersOf } from "./parametersOf";
import { answerCode, formatAnswer } from "./perform";
import { curlCommand, toRequest, TOKEN_VARIABLE } from "./Request";
import { maskToken, maskSecrets } from "./secrets";

const calls = {
  list: bearer.list("/cron/list"),
  set: bearer.set("/cron/set", { id: "integer", name: "text", param: "json", roles: "list" }),
  del: bearer.del("/cron/del"),
  run: legacy.call("run", "/cron/run", { id: "integer" }, { constants: { cmd: "run" } }),
};
const rowFields = ["id", "name", "gmt_create"];
const of = (call: (typeof calls)[keyof typeof calls]) => parametersOf({ call, calls, rowFields });

describe("the form of a call", () => {
  it("has the parameters of a list, and the fields of its rows as filters", () => {
    expect(of(calls.list).map(({ name }) => name)).toEqual([
      ...["page_index", "page_size", "sort_field", "sort_order", "q"],
      ...rowFields,
    ]);
    expect(of(calls.list).map(({ group }) => group)).toEqual([
      ...Array.from({ length: 5 }, () => "paging"),
      ...rowFields.map(() => "filter"),
    ]);
    expect(parseParams(of(calls.list), { id: "[1, 2]", name: "7" })).toEqual({
      page_index: 1,
      page_size: 10,
      id: [1, 2],
      name: "7",
    });
  });

  it("has the declared parameters of a call, or the key if it declares none", () => {
    expect(of(calls.set).map(({ name }) => name)).toEqual(["id", "name", "param", "roles"]);
    expect(of(calls.set).every(({ group }) => group === "declared")).toBe(true);
    expect(of(calls.del)).toMatchObject([{ name: "id", coercion: "integer" }]);
  });

  it("sends numbers as numbers, JSON as text, a list as a list, and nothing that is empty", () => {
    const texts = { id: "7", name: "", param: '{"a":1}', roles: "1, 2" };
    expect(parseParams(of(calls.set), texts)).toEqual({ id: 7, param: '{"a":1}', roles: [1, 2] });
  });
});

describe("a request", () => {
  it("is the request that the console itself would send", () => {
    const request = toRequest({ call: calls.run, payload: payloadOf(calls.run, { id: "7" }), token: "secret-token" });
    expect(request.url).toMatch(/\/api\/cron\/run$/);
    expect(request.body).toMatchObject({ params: { id: 7, cmd: "run" }, request: { acc_token: "secret-token" } });
    const { headers } = toRequest({ call: calls.list, payload: {}, token: "secret-token" });
    expect(headers).toMatchObject({ Authorization: "Bearer secret-token" });
  });

  it("goes to the server the person names, and needs one", () => {
    const control = bearerAt.call("control", "/srv/ctrl");
    expect(toRequest({ call: control, payload: {}, address: "https://10.0.0.1:8443", token: "" }).url).toBe(
      "https://10.0.0.1:8443/api/srv/ctrl",
    );
    expect(() => toRequest({ call: control, payload: {}, token: "" })).toThrow(TypeError);
  });

  it("sends the token to a server of the registry, and to no other", () => {
    const sent = (isRegistered: boolean) =>
      toRequest({
        call: bearerAt.call("control", "/srv/ctrl"),
        payload: {},
        address: "https://10.0.0.1:8443",
        token: "secret-token",
        isRegistered,
      }).headers;
    expect(sent(true)).toMatchObject({ Authorization: "Bearer secret-token" });
    expect(JSON.stringify(sent(false))).not.toContain("secret-token");
  });

  it("is copied as curl without its token, whatever it holds", () => {
    const curl = curlCommand(toRequest({ call: calls.run, payload: { note: "it's $HOME" }, token: TOKEN_VARIABLE }));
    expect(curl).toContain(`"acc_token":"'"$TOKEN"'"`);
    expect(curl).toContain(String.raw`it'\''s $HOME`);
    const line = curlCommand(toRequest({ call: calls.list, payload: {}, token: TOKEN_VARIABLE }));
    expect(line).toContain(`-H 'Authorization: Bearer '"$TOKEN"''`);
  });

  it("is copied as curl in both styles without a secret it holds, each a variable of the shell", () => {
    const body = {
      user_id: "anna",
      new_password: "hunter22",
      param: { app_secret: "s3cr3t", list: [{ key_secret: "k" }] },
    };
    for (const call of [calls.run, calls.set]) {
      const curl = curlCommand(toRequest({ call, payload: body, token: TOKEN_VARIABLE }));
      expect(curl).toContain(`"new_password":"'"$NEW_PASSWORD"'"`);
      expect(curl).toContain(`"app_secret":"'"$APP_SECRET"'"`);
      for (const secret of ["hunter22", "s3cr3t", '"k"']) expect(curl).not.toContain(secret);
      expect(curl).toContain('"user_id":"anna"');
    }
  });

  it("of an upload is form data with the file beside the fields", () => {
    const file = new File(["x"], "it's a log.txt");
    const request = toRequest({
      call: bearer.call("form", "/file/upload"),
      payload: { name: "a.txt", zone: "cn" },
      token: TOKEN_VARIABLE,
      file,
      takesFile: true,
    });
    expect(Object.keys(request.headers)).toContain("Authorization");
    expect(Object.keys(request.headers)).not.toContain("Content-Type");
    const curl = curlCommand(request);
    expect(curl).toContain("-F 'name=a.txt'");
    expect(curl).toContain(String.raw`-F 'file=@it'\''s a log.txt'`);
    expect(curl).not.toContain("-d ");
  });

  it("is shown without its secrets, and so is its answer", () => {
    const shown = maskSecrets({
      user_password: "hunter22",
      rows: [{ acc_token: "abcdefgh", private_key: "" }],
      app_private_key: "p",
      key: "k",
    });
    expect(shown).toEqual({
      user_password: "••••",
      rows: [{ acc_token: "abcd••••", private_key: "" }],
      app_private_key: "••••",
      key: "k",
    });
    expect(formatAnswer('{"data":{"acc_token":"abcdefgh"}}')).not.toContain("efgh");
  });

  it("shows too little of a token to use it", () => {
    expect(maskToken("abcdefgh")).toBe("abcd••••");
    expect(maskToken("")).toBe("");
  });
});

it("reads an answer as it came", () => {
  expect(formatAnswer('{"code":200,"data":[1]}')).toBe('{\n  "code": 200,\n  "data": [\n    1\n  ]\n}');
  expect(formatAnswer("<html>")).toBe("<html>");
  expect(answerCode('{"code":513}')).toBe(513);
  for (const none of ["[]", "7", "null", '{"code":"200"}', "<html>"]) expect(answerCode(none)).toBeNull();
});
