import { describe, expect, it } from "vitest";
import { LogFacts, formatEntry } from "./log";

const parsed = (...values: readonly unknown[]): unknown => JSON.parse(formatEntry("json", "error", values));

describe("an entry of the log", () => {
  it("is one line of JSON, for any content", () => {
    const entry = formatEntry("json", "info", ["several\nlines, %s of them", "two", { with: ["things"] }]);
    expect(entry).not.toContain("\n");
    expect(JSON.parse(entry)).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      level: "info",
      message: "several\nlines, two of them { with: [ 'things' ] }",
    });
  });

  it("has facts in fields, and not in its text", () => {
    const about = new LogFacts({ request: "3f9c", ms: 12 });
    expect(parsed("late", about)).toMatchObject({ message: "late", request: "3f9c", ms: 12 });
    expect(formatEntry("text", "error", ["late", about])).toBe("late (request 3f9c, ms 12)");
  });

  it("has an error with its cause, without properties that hold values of rows", () => {
    const error = Object.assign(new TypeError("twice", { cause: new Error("the key exists") }), {
      code: "23505",
      detail: "Key (phone)=(555) already exists",
    });
    expect(parsed(error)).toMatchObject({
      level: "error",
      message: "twice",
      error: "TypeError",
      stack: expect.stringMatching(/twice[\s\S]*\[23505\][\s\S]*because of Error: the key exists/),
    });
    for (const as of ["text", "json"] as const) expect(formatEntry(as, "error", [error])).not.toContain("555");
  });

  it.each([
    "postgres://ada:hush@db.example/x is away",
    "authorization: Bearer hush",
    "Basic hush",
    'body {"user_password":"hush","id":1}',
    "{ password: 'hush' }",
    "redis://:hush@host",
    "https://host/?access_token=hush&x=1",
    "API_KEY=hush",
  ])("has no secret: %s", (text) => {
    for (const as of ["text", "json"] as const) {
      expect(formatEntry(as, "info", [text])).not.toContain("hush");
      expect(formatEntry(as, "info", [new Error(text)])).not.toContain("hush");
    }
  });

  it("keeps what only looks like a secret", () => {
    expect(formatEntry("text", "info", ["Sign in    admin / 9f3k   (shown only this once)"])).toContain("9f3k");
    expect(formatEntry("text", "info", ["http://127.0.0.1:8080/x@y"])).toContain("8080/x@y");
  });
});
