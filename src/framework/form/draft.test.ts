import { beforeEach, expect, it } from "vitest";
import { dropDraft, readDraft, writeDraft } from "./draft";

const key = { resource: "app", id: 7, user: "ada" };
const SECRETS = new Set(["password", "clients.0.secret", "clients.1.secret", "push.apple.key"]);

beforeEach(() => sessionStorage.clear());

it("keeps no secret, however deep it lies, and all else as it was typed", () => {
  const values = {
    name: "Ada",
    password: "hunter-1",
    clients: [
      { name: "ios", secret: "hunter-2" },
      { name: "web", secret: "hunter-3", scopes: ["a", "b"] },
    ],
    push: { apple: { key: "hunter-4", team: "T" }, on: false },
    note: null,
    count: 0,
  };
  writeDraft(key, values, SECRETS);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("hunter");
  expect(readDraft(key)?.values).toEqual({
    name: "Ada",
    clients: [{ name: "ios" }, { name: "web", scopes: ["a", "b"] }],
    push: { apple: { team: "T" }, on: false },
    note: null,
    count: 0,
  });
});

it("keeps a field with the name of a secret at another path", () => {
  writeDraft(key, { secret: "a word", clients: [{ password: "a word" }] }, SECRETS);
  expect(readDraft(key)?.values).toEqual({ secret: "a word", clients: [{ password: "a word" }] });
});

it("is of one record and one person, until it is dropped or nothing of it is left", () => {
  const stays = { ...key, id: null };
  writeDraft(stays, { name: "new" }, SECRETS);
  writeDraft(key, { name: "old" }, SECRETS);
  expect(readDraft({ ...key, user: "eve" })).toBeNull();
  expect(readDraft({ ...key, resource: "device" })).toBeNull();
  writeDraft(key, { password: "hunter-1" }, SECRETS);
  expect(readDraft(key)).toBeNull();
  expect(readDraft(stays)?.values).toEqual({ name: "new" });
  dropDraft(stays);
  expect(readDraft(stays)).toBeNull();
});

it("is nothing where the browser holds nonsense", () => {
  writeDraft(key, { name: "Ada" }, SECRETS);
  const [place = ""] = Object.keys({ ...sessionStorage });
  for (const text of ["{broken", "null", '"x"', "{}", '{"at":1}', '{"at":"1","values":{}}', '{"at":1,"values":null}']) {
    sessionStorage.setItem(place, text);
    expect(readDraft(key)).toBeNull();
  }
});
