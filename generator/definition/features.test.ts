import { describe, expect, it } from "vitest";
import { ALL_FEATURES } from "./features";
import { readSources } from "./readSources";
import { loadModelFrom } from "../load";

const { files, overrides } = readSources(process.cwd());
const load = (change: (path: string, text: string) => string) =>
  loadModelFrom(
    files.map((file) => ({ ...file, text: change(file.path, file.text) })),
    overrides,
  );
const withFeatures = (line: string) =>
  load((path, text) => (path === "resources/console.yaml" ? text.replace(/^title: /m, `${line}\n$&`) : text));

describe("`features` of console.yaml", () => {
  it("has all that there are where it is not written", () => {
    const { model } = withFeatures("");
    expect(model?.features.map(({ name }) => name)).toEqual(ALL_FEATURES);
    expect(model?.features).toContainEqual({ name: "granting", sides: ["platform", "console"] });
    expect(model?.host?.rest).toContain("granting");
  });

  it("leaves out what it does not list, on all sides", () => {
    const { model, problems } = withFeatures("features: []");
    expect([problems, model?.features]).toEqual([[], []]);
    expect(model?.host?.rest).not.toContain("granting");
    expect(model?.host?.rest).toContain("sums");
  });

  it("is told of a name that no feature has, with those that there are", () => {
    const [problem, ...others] = withFeatures("features: [grants]").problems;
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: "P105" });
    expect(problem?.fix).toContain("granting");
  });

  it("is where host.yaml sends whoever names a feature in `rest`", () => {
    const { problems } = load((path, text) =>
      path === "resources/host.yaml" ? text.replace("rest: [", "rest: [granting, ") : text,
    );
    expect(problems.map(({ fix }) => fix).join()).toContain("`features`");
  });
});
