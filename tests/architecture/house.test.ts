import { describe, expect, it } from "vitest";
import { projectFiles, isGenerated, isOnPlatform, isSource, isTest, readSource } from "./sources";

const handWritten = projectFiles.filter((file) => isSource(file) && !isGenerated(file));
const lines = (file: string): number => readSource(file).split("\n").length - 1;

describe("hand-written code", () => {
  it("has no file over 300 lines", () => {
    expect(handWritten.filter((file) => lines(file) > 300).map((file) => `${file}: ${lines(file)}`)).toEqual([]);
  });

  it("keeps nine files of ten within 150 lines", () => {
    const sizes = handWritten.map(lines).sort((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length * 0.9)]).toBeLessThanOrEqual(150);
  });

  it("branches on a field kind nowhere outside kinds/", () => {
    const own = handWritten.filter((file) => !isTest(file) && !file.startsWith("generator/kinds/"));
    expect(own.filter((file) => /(field|of|nested)\.kind\s*[!=]==?/.test(readSource(file)))).toEqual([]);
  });

  it("reads the environment of the platform in one place", () => {
    const own = handWritten.filter((file) => !isTest(file) && isOnPlatform(file));
    expect(own.filter((file) => /\bprocess\.env\b|\benv\b.*node:process/.test(readSource(file)))).toEqual([
      "platform/framework/settings/settings.ts",
    ]);
  });

  it("has no file whose name says nothing", () => {
    expect(handWritten.filter((file) => /(^|\/)(utils?|helpers?|misc|common|manager)(\.|\/)/i.test(file))).toEqual([]);
  });

  it("declares no name that has to be read twice", () => {
    // `told` is the name of a call on the wire, and of a setting in stores.
    const kept = ["platform/business/index.ts: told", "platform/business/support/settings.ts: told"];
    const declared =
      /(?:const|let|function|class|interface|type)\s+(\w+)|^\s+(?:readonly )?#?(\w+)\??[:(]|[{,]\s*(\w+)(?=\s*[,}])/gm;
    const isUnclear = (name: string) =>
      /^([Tt]ell|[Tt]old|besides|apart|ways|whoever)$|^(tell|told)[A-Z]|(Told|Apart|Ways|Besides|Whoever)$/.test(name);
    const unclear = handWritten.flatMap((file) =>
      [...readSource(file).matchAll(declared)].flatMap((match) =>
        match
          .slice(1)
          .filter((name) => name && isUnclear(name))
          .map((name) => `${file}: ${name}`),
      ),
    );
    expect(unclear.filter((name) => !kept.includes(name))).toEqual([]);
  });

  it("silences no type check", () => {
    const code = handWritten.filter((file) => file !== "tests/architecture/house.test.ts");
    expect(
      code.filter((file) => /@ts-(ignore|nocheck|expect-error)|\bas any\b|: any\b/.test(readSource(file))),
    ).toEqual([]);
  });

  it("names the fields, wherever a console refuses some", () => {
    const business = handWritten.filter((file) => /(^|\/)platform\/business\//.test(file));
    expect(business.length).toBeGreaterThan(0);
    expect(business.filter((file) => /\binvalid\(/.test(readSource(file)))).toEqual([]);
  });

  it("names no path or host of a machine it was written on", () => {
    const text = projectFiles.filter(
      (file) => !file.startsWith("tests/architecture/") && /\.(ts|tsx|mjs|md|yaml|json)$/.test(file),
    );
    expect(
      text.filter((file) =>
        /\/work\/|registry\.npmjs\.org\/(?!.*lock)/.test(file.endsWith("package-lock.json") ? "" : readSource(file)),
      ),
    ).toEqual([]);
  });
});

describe("views of a console", () => {
  it("name a field by fieldOf, so that they no longer compile when it is renamed", () => {
    const views = projectFiles.filter((file) => /^(?:examples\/\w+\/)?src\/(?:console|overrides)\/.*\.tsx$/.test(file));
    expect(views.some((file) => readSource(file).includes("source={field("))).toBe(true);
    expect(views.filter((file) => /\b(?:source|area|currencyField)=(?:"|\{")/.test(readSource(file)))).toEqual([]);
  });
});

describe("generated code", () => {
  it("says in its first line what it was made from", () => {
    const generated = projectFiles.filter((file) => isGenerated(file) && isSource(file));
    const header =
      /^\/\/ Generated from resources\/[\w./-]*\. Do not edit: change the definition, then npm run generate\.\n/;
    expect(generated.length).toBeGreaterThan(0);
    expect(generated.filter((file) => !header.test(readSource(file)))).toEqual([]);
  });
});
