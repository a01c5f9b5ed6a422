import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadModel } from "../../../generator";
import { httpStatusOf } from "./httpStatus";

const root = join(import.meta.dirname, "..", "..", "..");

describe("the HTTP status of a refusal", () => {
  it("is a 5xx only where the platform itself failed", () => {
    const { model } = loadModel(root);
    const codes = (model?.errors ?? []).map(({ code }) => code);
    expect(codes.length).toBeGreaterThan(30);
    const failures = [...new Set(codes.filter((code) => httpStatusOf(code) >= 500))];
    expect(failures.toSorted()).toEqual([0, 500, 503]);
  });

  it.each([
    [404, 404],
    [513, 403],
    [517, 403],
    [515, 409],
    [519, 409],
    [1101, 409],
  ])("answers code %i as %i", (code, status) => expect(httpStatusOf(code)).toBe(status));
});
