import { ts } from "ts-morph";
import { describe, expect, it } from "vitest";
import { callsInHandlers } from "./readHandled";

describe("the calls that a platform has code for", () => {
  it.each([
    ["within the object", "export const business: B = { handlers: { a: { x: run, 'y': run }, b: { z() {} } } };"],
    [
      "a constant of its own",
      "const handlers = { a: { x: run, y: run }, b: { z: run } } satisfies H; export const business = { handlers };",
    ],
  ])("are read from %s", (_, text) => {
    expect(callsInHandlers(ts, text)).toEqual(
      new Map([
        ["a", new Set(["x", "y"])],
        ["b", new Set(["z"])],
      ]),
    );
  });

  it("are none in a console without `handlers`", () => {
    expect(callsInHandlers(ts, "export const business: B = { features };")).toEqual(new Map());
  });

  it("are not guessed where the source does not name them", () => {
    expect(callsInHandlers(ts, "export const business = { ...common };")).toBeNull();
    expect(callsInHandlers(ts, "export const business = { handlers };")).toBeNull();
    expect(callsInHandlers(ts, "const handlers = { ...other, a: { x: run } };")).toBeNull();
    expect(callsInHandlers(ts, "const handlers = make();")).toBeNull();
    expect(callsInHandlers(ts, "const handlers = { a: { ...more, x: run }, b, c: { z: run } };")).toEqual(
      new Map<string, ReadonlySet<string> | null>([
        ["a", null],
        ["b", null],
        ["c", new Set(["z"])],
      ]),
    );
  });
});
