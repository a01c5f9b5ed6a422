import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { problemCodes } from "./problemCodes";

describe("the table of codes", () => {
  it("is explained in docs/problems.md, code by code", () => {
    const explained = readFileSync("docs/problems.md", "utf8");
    for (const code of Object.keys(problemCodes)) expect(explained).toContain(`## ${code} `);
  });
});
