// "Ten minutes": from a description and a mock of it to a console that a person works with, as importing.md says.
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { MockPlatform, MOCK_PASSWORD } from "../../../authoring/import/mock/Mock";
import { type ServedMock, serveMock } from "../../../authoring/import/mock/serve";
import { isFullRun } from "../../effort";
import { createOperator } from "../../journeys/operate";
import { serve, type Served } from "../../journeys/serve";
import { closePages, visit } from "../../journeys/visit";
import { emptyFolder, linkPackages, pilothouse, root } from "../../package/newConsole";

const TEN_MINUTES = 10 * 60_000;
const SITES = "/main/site";
const HARBOUR = join(root, "tests/import/harbour.yaml");

/** One column is drawn by hand. */
const PARTS = `import type { PartProps, PartsOf } from "pilothouse/console";
import type { Site } from "../../../generated/main/site/site.schema";

const SiteName = ({ record }: PartProps<Site>) => <strong data-own>{String(record.name)}</strong>;

export const parts = { columns: { name: SiteName } } satisfies PartsOf<Site>;
`;
const TEST = `import { expect, it } from "vitest";
import { siteAdd } from "../src/generated/main/site/site.schema";

it("needs a name of two letters", () => {
  expect(siteAdd.safeParse({ name: "Q" }).success).toBe(false);
  expect(siteAdd.safeParse({ name: "Quay 9" }).success).toBe(true);
});
`;

// This test needs its own build of a console.
describe.runIf(isFullRun)("a description that nobody has imported before", () => {
  const above = emptyFolder();
  const folder = join(above, "harbour");
  let served: Served | undefined;
  let mock: ServedMock | undefined;
  afterAll(async () => {
    await closePages();
    await served?.stop();
    await mock?.close();
  });

  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const run = async (place: string, line: string): Promise<void> => {
    const { code, said } = await pilothouse(place, line);
    expect([line, code, said]).toEqual([line, 0, said]);
  };

  it(
    "becomes a console in which a person works, within ten minutes",
    async () => {
      const start = performance.now();
      cpSync(HARBOUR, join(above, "described.yaml"));
      await run(above, "import openapi described.yaml harbour");
      linkPackages(folder);
      for (const name of ["vitest", "happy-dom"])
        symlinkSync(join(root, "node_modules", name), join(folder, "node_modules", name));
      write("src/overrides/main/site/site.parts.tsx", PARTS);
      write("tests/site.test.ts", TEST);
      await run(folder, "generate");
      await run(folder, "check --full");
      await run(folder, "test");

      const platform = new MockPlatform(readFileSync(HARBOUR, "utf8"), HARBOUR, { set: {}, only: [], title: "" });
      mock = await serveMock(platform, 0);
      served = await serve(root, { PLATFORM_URL: mock.address, DEMO: "", VERIFICATION_CODE: "" }, folder);
      const person = await visit({ address: served.address });
      const { page } = person;
      await person.open(`/login?return=${encodeURIComponent(SITES)}`);
      await page.locator("input[name=account]").fill("anna");
      await page.locator("input[name=password]").fill(MOCK_PASSWORD);
      await page.locator("button.submit").click();
      await page.waitForURL((url) => url.pathname === SITES);
      const operator = createOperator(person, "en");
      await operator.row("North name 1").locator("[data-own]").waitFor();

      await operator.create();
      await operator.fill("name", "Quay 9");
      await operator.fill("contact_email", "quay@example.com");
      await operator.save();
      await expect
        .poll(() => platform.rowsOf("site").at(-1))
        .toMatchObject({ name: "Quay 9", contactEmail: "quay@example.com" });
      await operator.go(`${SITES}/26`);
      await operator.fill("name", "Quay 10");
      await operator.save();
      await expect
        .poll(() => platform.rowsOf("site").at(-1))
        .toMatchObject({ id: 26, name: "Quay 10", contactEmail: "quay@example.com" });

      // A nested object is sent as it is described, and not as a text.
      await operator.go(`${SITES}/1`);
      await page.getByLabel("City").fill("Hull");
      await operator.save();
      await expect.poll(() => platform.rowsOf("site")[0]).toMatchObject({ address: { city: "Hull" } });

      // The newest camera comes first, because `can` has sorting.
      await operator.go("/main/camera");
      await operator.row("Market name 25").waitFor();
      const took = performance.now() - start;
      console.log(`From the description to a changed record: ${Math.round(took / 1000)} s`);
      expect(took).toBeLessThan(TEN_MINUTES);
    },
    TEN_MINUTES,
  );
});
