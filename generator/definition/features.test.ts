import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ALL_FEATURES } from "./features";
import { readSources } from "./readSources";
import { loadModelFrom } from "../load";

const product = readSources(process.cwd());
const clinic = readSources(join(process.cwd(), "examples/clinic"));
const load = (change: (path: string, text: string) => string, { files, written } = product) =>
  loadModelFrom(
    files.map((file) => ({ ...file, text: change(file.path, file.text) })),
    written,
  );
const withLine = (path: string, text: string, line: string): string =>
  path === "resources/console.yaml" ? text.replace(/^features: .*\n/m, "").replace(/^title: /m, `${line}\n$&`) : text;
const withFeatures = (line: string, sources = product) => load((path, text) => withLine(path, text, line), sources);
/** Matches names that belong to features, such as `import`, `export`, `ending`, `privacy` and `factors`. */
const leftOut =
  /, factor_roles: \w+|,? ?(?:export(?:_\w+)?|import_add): [\w.]+(?= ?[,}])|^(?: {2}(?:export_\w+|import_add)|rows|ending: \{ end): .*\n|^extensions: \[import_add\]\n|^ {2}(?:export|erase): operate\.user\..*\n|^ {2}provider:\n(?: {4}.*\n)+|^schedule:\n(?: {2}.*\n)+/gm;

describe("`features` of console.yaml", () => {
  it("has all where it is not written, except those that must be listed", () => {
    const { model } = withFeatures("");
    expect(model?.features.map(({ name }) => name)).toEqual(
      ALL_FEATURES.filter((name) => !["agents", "reactions"].includes(name)),
    );
    expect(model?.features).toContainEqual({
      name: "granting",
      exported: "granting",
      madeFrom: null,
      sides: ["platform", "console"],
      isOwn: false,
      serves: ["granting"],
    });
    expect(model?.host?.rest).toContain("granting");
  });

  it("leaves out what it does not list, on all sides", () => {
    const { model, problems } = load((path, text) => withLine(path, text, "features: [sums]").replace(leftOut, ""));
    expect([problems, model?.features.map(({ name }) => name)]).toEqual([[], ["sums"]]);
    expect(model?.host?.rest).not.toContain("granting");
    expect(model?.host?.rest).toEqual(expect.arrayContaining(["sums", "sessions"]));
  });

  it("leaves out a feature whose needs are missing, and reports the line that lists it", () => {
    const { model } = withFeatures("", clinic);
    const missing = ["agents", "ending", "history", "marks", "providers", "reactions"];
    expect(model?.features.map(({ name }) => name)).toEqual(ALL_FEATURES.filter((name) => !missing.includes(name)));
    expect(model?.host?.rest).not.toContain("history");
    // Without an audit trail, files that browsers write are not recorded.
    expect(model?.host?.rest).not.toContain("exports");
    expect(withFeatures("features: [search, sheets, import, factors, sums, history]", clinic).problems).toMatchObject([
      { code: "P104", message: "the feature history needs `trail`" },
    ]);
  });

  it("has agents where they are listed, and API keys are described", () => {
    const listed = withFeatures(`features: [${ALL_FEATURES.join(", ")}]`);
    expect(listed.model?.features.map(({ name }) => name)).toContain("agents");
    const { problems } = load((path, text) =>
      withLine(path, text, `features: [${ALL_FEATURES.join(", ")}]`).replace(/^ {2}api_key:\n(?: {4}.*\n)+/m, ""),
    );
    expect(problems).toContainEqual(
      expect.objectContaining({ code: "P104", message: "the feature agents needs `api_key`" }),
    );
  });

  it("reports identity providers that are described without the feature, and the feature without providers", () => {
    const message = "`provider` belongs to the feature providers, which console.yaml does not list";
    expect(withFeatures("features: [sums]").problems).toContainEqual(
      expect.objectContaining({ code: "P212", message }),
    );
    expect(withFeatures("features: [search, sheets, import, factors, sums, providers]", clinic).problems).toMatchObject(
      [{ code: "P104", message: "the feature providers needs `provider`" }],
    );
  });

  it("reports the rights to export and erase a person without the feature", () => {
    const all = ALL_FEATURES.filter((name) => name !== "privacy");
    const { problems } = withFeatures(`features: [${all.join(", ")}]`);
    expect(problems.map(({ code, message }) => [code, message])).toEqual(
      ["export", "erase"].map((key) => [
        "P212",
        `\`${key}\` belongs to the feature privacy, which console.yaml does not list`,
      ]),
    );
    const served = load((path, text) =>
      path.endsWith("host.yaml")
        ? text.replace("sessions, personal, ", "sessions, ")
        : withLine(path, text, `features: [${ALL_FEATURES.join(", ")}]`),
    );
    expect(served.problems).toMatchObject([
      { code: "P104", message: "the feature privacy needs `personal` in `rest` of host.yaml" },
    ]);
  });

  it("has neither second factors nor what needs them where the platform serves no sessions", () => {
    const { model, problems } = load((path, text) =>
      path.endsWith("host.yaml") ? text.replace("sessions, ", "") : text,
    );
    expect(problems).toEqual([]);
    expect(model?.host?.rest).toContain("granting");
    const left = model?.features.map(({ name }) => name);
    expect(left).not.toContain("factors");
    expect(left).not.toContain("passkeys");
    expect(model?.host?.rest).not.toContain("confirmations");
  });

  it("reports the line that lists them all the same", () => {
    const { problems } = load((path, text) =>
      path.endsWith("host.yaml")
        ? text.replace("sessions, ", "")
        : withLine(path, text, `features: [${ALL_FEATURES.join(", ")}]`),
    );
    expect(problems).toMatchObject([
      { code: "P104", message: "the feature factors needs `sessions` in `rest` of host.yaml" },
    ]);
  });

  it("reports passkeys that are listed without the feature they need", () => {
    const { problems } = load((path, text) => withLine(path, text, "features: [sums, passkeys]").replace(leftOut, ""));
    expect(problems).toMatchObject([
      {
        code: "P104",
        message: "the feature passkeys needs the feature factors",
        fix: "Add factors, or leave passkeys out.",
        where: { file: "resources/console.yaml" },
      },
    ]);
  });

  it("reports demanded factors that are described without the feature", () => {
    const rest = ALL_FEATURES.filter((name) => name !== "factors" && name !== "passkeys");
    const { problems } = load((path, text) => withLine(path, text, `features: [${rest.join(", ")}]`));
    expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(["P212"]));
    expect(new Set(problems.map(({ message }) => message.split(" ", 1)[0]))).toEqual(
      new Set(["`factor`", "`factor_roles`"]),
    );
  });

  it("reports a name that no feature has, with the names there are", () => {
    const [problem, ...others] = withFeatures("features: [grants]").problems;
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: "P105" });
    expect(problem?.fix).toContain("granting");
  });

  it.each(["dialect: { root: /data }", "renew: { call: session.renew }", "authentication: hmac"])(
    "reports `%s` in host.yaml without the feature hosts",
    (line) => {
      const { problems } = load((path, text) =>
        path.endsWith("host.yaml")
          ? `${text}\n${line}\n`
          : withLine(path, text, "features: [sums]").replace(leftOut, ""),
      );
      const message = `\`${line.split(":")[0]}\` belongs to the feature hosts, which console.yaml does not list`;
      expect(problems).toContainEqual(expect.objectContaining({ code: "P212", message }));
    },
  );

  it("has a feature of the console itself, with the sides that its folder has, and serves it by its name", () => {
    const { model, problems } = withFeatures("features: [sheets, import, factors, sums, ./features/rounds]", clinic);
    expect(problems).toEqual([]);
    expect(model?.features[4]).toEqual({
      name: "rounds",
      exported: "rounds",
      madeFrom: null,
      sides: ["console", "platform"],
      isOwn: true,
      serves: ["rounds"],
    });
    expect(model?.host?.rest).toContain("rounds");
  });

  it.each([
    ["./features/walks", "there is no feature in features/walks"],
    ["./features/granting", "`granting` is a feature of the framework"],
  ])("reports that %s is missing", (listed, message) => {
    const { problems } = withFeatures(`features: [sheets, import, factors, sums, ${listed}]`, clinic);
    expect(problems).toMatchObject([
      { code: "P211", where: { file: "resources/console.yaml", line: 4, column: 43 }, message },
    ]);
  });

  it("reports definitions that use a feature it leaves out", () => {
    const rest = ALL_FEATURES.filter((name) => name !== "import");
    const { problems } = load((path, text) =>
      withLine(path, text, `features: [${rest.join(", ")}]`).replace(
        "columns: [name, floor_id, area",
        "import: true, $&",
      ),
    );
    expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(["P212"]));
    expect(problems[0]).toMatchObject({
      message: "`rows` belongs to the feature import, which console.yaml does not list",
      fix: "Add `import` to `features` of console.yaml, or remove it.",
      where: { file: "resources/host.yaml", column: 1 },
    });
    expect(problems.map(({ where, message }) => `${where.file} ${message.split(" ", 1)[0]}`)).toEqual([
      "resources/host.yaml `rows`",
      "resources/product/cdk.yaml `import_add`",
      "resources/product/iccid.yaml `import_add`",
      "resources/property/room.yaml `import`",
      "resources/vas/order_bind.yaml `import_add`",
    ]);
  });

  it("reports the actions, calls and keys of exports if it leaves exports out", () => {
    const rest = ALL_FEATURES.filter((name) => name !== "export");
    const { problems } = load((path, text) =>
      withLine(path, text, `features: [${rest.join(", ")}]`).replace(
        "columns: [name, floor_id, area",
        "export: true, $&",
      ),
    );
    expect(problems.map(({ code, where, message }) => `${code} ${where.file} ${message.split(" ", 1)[0]}`)).toEqual([
      "P212 resources/applist/device_log.yaml `export`",
      "P212 resources/applist/device_log.yaml `export_add`",
      "P212 resources/applist/device_log.yaml `export_list`",
      "P212 resources/product/device.yaml `export`",
      "P212 resources/product/device.yaml `export_add`",
      "P212 resources/product/device.yaml `export_get`",
      "P212 resources/product/device_state.yaml `export`",
      "P212 resources/product/device_state.yaml `export_add`",
      "P212 resources/product/device_state.yaml `export_list`",
      "P212 resources/property/room.yaml `export`",
      "P212 resources/vas/order.yaml `export`",
      "P212 resources/vas/order_bind.yaml `export_add`",
      "P212 resources/vas/order_bind.yaml `export_get`",
    ]);
  });

  it("leaves nobody the action to export where it leaves exports out", () => {
    const { model, problems } = load((path, text) => withLine(path, text, "features: [sums]").replace(leftOut, ""));
    expect(problems).toEqual([]);
    expect(model?.resources.filter(({ access }) => "export" in access)).toEqual([]);
  });

  it("reports scheduled tasks that are described without the feature", () => {
    expect(withFeatures("features: [sums]").problems).toContainEqual(
      expect.objectContaining({
        code: "P212",
        message: "`schedule` belongs to the feature schedules, which console.yaml does not list",
      }),
    );
  });

  it("reports keys of lists that belong to features it leaves out", () => {
    expect(withFeatures("features: [sheets, import, factors]", clinic).problems).toMatchObject([
      {
        code: "P212",
        message: "`sums` belongs to the feature sums, which console.yaml does not list",
        where: { file: "resources/inventory/equipment.yaml" },
      },
    ]);
  });

  it("decides whether views in folders of features replace generated ones", () => {
    const createOf = (line: string) =>
      load((path, text) => withLine(path, text, line).replace(leftOut, "")).model?.resources.find(
        ({ name }) => name === "device_import",
      )?.views.overrides.Create;
    const both = "overrides/operate/device_import/import/wizard/DeviceImportCreate";
    expect(createOf("")).toBe(both);
    expect(createOf("features: [sums, sheets, import, wizard]")).toBe(both);
    expect(createOf("features: [sums, sheets, import]")).toBeUndefined();
    expect(createOf("features: [sums, wizard]")).toBeUndefined();
  });

  it("is named by the problem for a feature that host.yaml has under `rest`", () => {
    const { problems } = load((path, text) =>
      path === "resources/host.yaml" ? text.replace("rest: [", "rest: [granting, exports, ") : text,
    );
    expect(problems.map(({ code }) => code)).toEqual(["P105", "P105"]);
    expect(problems[0]?.fix).toContain("The feature granting serves it: list that in `features`");
    expect(problems[1]?.fix).toContain("The feature export serves it: list that in `features`");
  });
});
