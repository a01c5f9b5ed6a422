// For each feature: after its name is removed from console.yaml, the console can be built and started, and no part of
// the feature is left in it.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL_FEATURES, featureFactsOf, type FeatureName } from "../../generator/definition/features";
import { Client, isRecord } from "../contract/Client";
import { copyProject } from "../copyProject";
import { isFullRun } from "../effort";
import { runCompiler, faultOf } from "../inCopy";
import { serve, type Served, VERIFICATION_CODE } from "../journeys/serve";
import { agents } from "../../features/agents/platform";
import { features as own } from "../../platform/generated/features";

const root = join(import.meta.dirname, "../..");

/** The features of this console, and the one that it does not list. */
const features = [...own, agents];

/** A missing address is refused with 404, either as HTTP status or as code in the answer. */
const isNotThere = (answer: unknown): boolean => answer === 404 || (isRecord(answer) && answer.code === 404);

/** Addresses that the platform serves for a feature. */
const addressesOf = (name: string): readonly string[] => {
  const { serves = {}, routes = {} } = features.find((one) => one.name === name) ?? {};
  return [...Object.keys(serves).map((served) => `/rest/${served}/x`), ...Object.keys(routes)];
};

/** Keys of the feature's words, which every script that shows them contains. Shared keys are left out. */
const wordsOf = (name: string): readonly string[] =>
  ["words/en.json", "words/first/en.json", "words/public/en.json", "words/page/en.json"]
    .map((file) => join(root, "features", name, file))
    .filter((file) => existsSync(file))
    .flatMap((file) => Object.keys(JSON.parse(readFileSync(file, "utf8"))))
    .filter((key) => !key.startsWith("invalid."));

const WITHOUT_IMPORT_ADD = /,? ?import_add: [^,}\n]*(?=[,}])|^ {2}import_add: .*\n|^extensions: \[import_add\]\n/gm;
const WITHOUT_EXPORTS = /,? ?export(?:_\w+)?: [\w.]+(?= ?[,}])|^ {2}export_\w+: .*\n/gm;
const WITHOUT_SUMS = / sums: \[\{.*?\} \}\],/g;

/** Texts about a feature, which a console without it must not show. */
const SAID: Readonly<Partial<Record<FeatureName, Readonly<Record<string, RegExp>>>>> = {
  aggregates: { "platform/business/index.ts": /\baggregates,(?: |\n {2}(?=routes))/g },
  import: {
    "resources/host.yaml": /^rows: .*\n/m,
    "resources/service/task.yaml": /, hand_in(?=\])|^ {2}hand_in: .*\n/gm,
    "resources/product/cdk.yaml": WITHOUT_IMPORT_ADD,
    "resources/product/iccid.yaml": WITHOUT_IMPORT_ADD,
    "resources/vas/order_bind.yaml": WITHOUT_IMPORT_ADD,
  },
  ending: { "resources/console.yaml": /^ending: .*\n/m },
  factors: {
    "resources/console.yaml": /^ {4}factor: .*\n|, factor_roles: \w+/gm,
  },
  privacy: { "resources/console.yaml": /^ {2}(?:export|erase): operate\.user\..*\n|^ {10}(?:take_out|erase): .*\n/gm },
  schedules: { "resources/console.yaml": /^schedule:\n(?: {2}.*\n)+/m },
  providers: { "resources/console.yaml": /^ {2}provider:\n(?: {4}.*\n)+/m },
  export: {
    "resources/applist/device_log.yaml": WITHOUT_EXPORTS,
    "resources/product/device.yaml": WITHOUT_EXPORTS,
    "resources/product/device_state.yaml": WITHOUT_EXPORTS,
    "resources/vas/order.yaml": WITHOUT_EXPORTS,
    "resources/vas/order_bind.yaml": WITHOUT_EXPORTS,
  },
  sums: {
    "resources/product/refund.yaml": WITHOUT_SUMS,
    "resources/user/pay_order.yaml": WITHOUT_SUMS,
    "resources/vas/cloud_order.yaml": WITHOUT_SUMS,
    "resources/vas/iot_order.yaml": WITHOUT_SUMS,
    "resources/vas/order.yaml": WITHOUT_SUMS,
  },
};

describe.runIf(isFullRun)("a console without the feature", () => {
  describe.each(ALL_FEATURES)("%s", (name) => {
    let copy = "";
    let served: Served | undefined;
    const write = (features: readonly string[]): void => {
      const file = join(copy, "resources/console.yaml");
      const text = readFileSync(file, "utf8").replace(/^features: .*\n/m, "");
      writeFileSync(file, text.replace(/^title: /m, `features: [${features.join(", ")}]\n$&`));
      for (const left of ALL_FEATURES.filter((one) => !features.includes(one)))
        for (const [path, said] of Object.entries(SAID[left] ?? {})) {
          const whole = readFileSync(join(copy, path), "utf8");
          writeFileSync(join(copy, path), whole.replace(said, ""));
        }
    };
    const dist = (): string => {
      const folder = join(copy, "dist");
      const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
        /\.(js|json|css)$/.test(file),
      );
      return scripts.map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
    };
    const generate = () =>
      faultOf(copy, process.execPath, "generator/launch.mjs", "authoring/generate/cli.ts", "generate");

    beforeAll(async () => {
      copy = copyProject(root);
      write(ALL_FEATURES.filter((one) => one !== name && featureFactsOf(one).needsFeature !== name));
      expect(await generate()).toBeNull();
      served = await serve(copy);
    }, 600_000);
    afterAll(async () => {
      await served?.stop();
      rmSync(copy, { recursive: true, force: true });
    }, 60_000);

    it("compiles", async () => {
      expect(await runCompiler(copy, ["src", "platform"], ["**/*.test.ts", "**/*.test.tsx"])).toBeNull();
    }, 600_000);

    const words = wordsOf(name);
    it.skipIf(words.length === 0)("has nothing of it in what browsers load", () => {
      const text = dist();
      expect(text.length).toBeGreaterThan(100_000);
      expect(words.filter((key) => text.includes(`"${key}"`))).toEqual([]);
    });

    it("signs people in, and serves nothing of it", async () => {
      const address = served?.address ?? "";
      const page = await (await fetch(address)).text();
      const key: unknown = JSON.parse(/id="config"[^>]*>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? "{}").public_key;
      const client = new Client(fetch, address, String(key ?? ""), VERIFICATION_CODE);
      const token = await client.token("admin");
      for (const one of addressesOf(name)) {
        const answer = await fetch(`${address}${one}`, { headers: { authorization: `Bearer ${token}` } });
        const body: unknown = JSON.parse(await answer.text());
        expect([one, answer.status === 200 ? body : answer.status]).toEqual([one, expect.toSatisfy(isNotThere)]);
      }
    });
  });
});

describe.runIf(isFullRun)("the clinic", () => {
  const FEW = ["export", "factors", "import", "sheets", "sums", "./features/rounds"];
  let copy = "";
  let served: Served | undefined;

  beforeAll(async () => {
    copy = copyProject(root, ["examples"]);
    const file = join(copy, "examples/clinic/resources/console.yaml");
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replace(/^features: .*$/m, `features: [${FEW.join(", ")}]`));
    const args = ["generator/launch.mjs", "authoring/generate/cli.ts", "generate", "--root", "examples/clinic"];
    expect(await faultOf(copy, process.execPath, ...args)).toBeNull();
    served = await serve(copy, {}, "examples/clinic");
  }, 600_000);
  afterAll(async () => {
    await served?.stop();
    rmSync(copy, { recursive: true, force: true });
  }, 60_000);

  it("runs with the core and six features, and serves nothing of the others", async () => {
    const of = async (path: string): Promise<unknown> => {
      const answer = await fetch(`${served?.address}${path}`);
      return answer.headers.get("content-type")?.startsWith("application/json") ? answer.json() : answer.status;
    };
    expect(await of("/login")).toBe(200);
    expect(await of("/rest/rounds")).toMatchObject({ code: 401 });
    for (const path of ["/openapi", "/openapi.json", "/rest/views", "/rest/bulk", "/rest/passkeys"])
      expect([path, await of(path)]).toEqual([path, expect.toSatisfy(isNotThere)]);
  });
});
