import { afterEach, expect, it } from "vitest";
import { host, setHost } from "../wire/Host";
import { conflictOf } from "./conflict";

const given = host();
afterEach(() => setHost(given));

it("says who changed a record by the names that its platform has for a person", () => {
  setHost({
    ...given,
    signIn: { ...given.signIn, name: "login_name" },
    own: given.own && { ...given.own, title: "full_name" },
  });
  const data = { record: { id: 1 }, changed_at: 7, changed_by: { login_name: "planner", full_name: "Astrid Bergman" } };
  expect(conflictOf({ status: 412, data })).toEqual({
    theirs: { id: 1 },
    at: 7,
    by: { id: "planner", name: "Astrid Bergman" },
  });
});
