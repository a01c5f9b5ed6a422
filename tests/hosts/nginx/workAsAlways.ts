// Normal work in a console behind nginx: sign in, export, upload, watch.
import { expect, it } from "vitest";
import { createOperator } from "../../journeys/operate";
import { signIn, type Visit, visit } from "../../journeys/visit";

export const DEVICES = "/product/device";
/** A picture of one pixel. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/** Declares the tests. `person` is called when they run. `password` is the password of the demo. */
export const declareUsualWork = (person: () => Visit, password: string): void => {
  const page = () => person().page;
  const operator = () => createOperator(person(), "en");

  it("open the page that was asked for, after signing in", async () => {
    await person().open(`${DEVICES}?lang=en`);
    await page().waitForURL((url) => url.pathname === "/login");
    await signIn(person(), { password });
    await page().waitForURL((url) => url.pathname === DEVICES);
    await operator().rows.first().waitFor();
    expect(person().errors).toEqual([]);
  });

  it("export a list", async () => {
    await operator().go("/product/product_list");
    await operator().rows.first().waitFor();
    const download = await operator().exportAll();
    expect(await download.failure()).toBeNull();
  });

  it("upload a file, and show it", async () => {
    await operator().go("/product/product_list/create");
    const box = page().locator("main input[type=file]").first();
    const [put] = await Promise.all([
      page().waitForResponse((response) => response.request().method() === "PUT"),
      box.setInputFiles({ name: "pixel.png", mimeType: "image/png", buffer: PIXEL }),
    ]);
    expect(put.ok()).toBe(true);
    await expect
      .poll(() =>
        page()
          .locator("main img")
          .evaluateAll((all: HTMLImageElement[]) => all.some((one) => one.naturalWidth === 1)),
      )
      .toBe(true);
    expect(person().errors).toEqual([]);
  });

  it("play a live stream", async () => {
    const viewer = await visit({ address: new URL(page().url()).origin });
    await viewer.open("/live_play?lang=en");
    await viewer.page.locator("input[name=account]").fill("emma");
    await viewer.page.locator("input[name=password]").fill(password);
    await viewer.page.locator("button[type=submit]").click();
    await viewer.page.locator(".player[data-state=playing]").waitFor();
    expect(viewer.errors).toEqual([]);
    await viewer.end();
  });
};
