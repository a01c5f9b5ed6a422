import { afterAll, describe, expect, it } from "vitest";
import { cardPicture, lookAt } from "./codePicture";
import { leave, type Visit, visit } from "./visit";

afterAll(leave);

const enter = async (person: Visit, path = "/live_cdk"): Promise<void> => {
  await person.open(path);
  await person.page.locator("input[name=account]").fill("emma");
  await person.page.locator("input[name=password]").fill("pilothouse");
  await person.page.locator("button[type=submit]").click();
  await person.page.locator("input[name=cdk]").waitFor();
};
const check = async ({ page }: Visit, code: string): Promise<void> => {
  await page.locator("input[name=cdk]").fill(code);
  await page.locator("button[type=submit]").click();
};

describe("an app user redeems an activation code", () => {
  it("sees the package, chooses a device, and has it once however often they press", async () => {
    const person = await visit();
    await enter(person);
    // As it is read from a card: without hyphens, in small letters.
    await check(person, "ph26 clou d7da ys01");
    await person.page.getByRole("heading", { name: "7-day recording, month" }).waitFor();
    await person.page.locator("button[type=submit]").click();
    await person.page.getByText("Choose a device.").waitFor();
    await person.page.getByText("Front door").click();

    let sent = 0;
    await person.page.route("**/api/mall/cdk/use", async (route) => {
      sent += 1;
      if (sent > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await person.page.locator("button[type=submit]").dblclick();
    await person.page.getByText("cannot be reached").waitFor();
    expect(sent).toBe(1);
    // The answer was lost, the package was not: the second try is told what happened the first time.
    await person.page.locator("button[type=submit]").click();
    await person.page.getByRole("heading", { name: "Activated" }).waitFor();
    expect(await person.page.locator(".result").textContent()).toContain("Front door");

    await person.page.getByRole("button", { name: "Activate another code" }).click();
    await check(person, "PH26-CLOU-D7DA-YS01");
    await person.page.getByText("has already been used").waitFor();
    await person.end();
  });

  it.each([
    ["NO-SUCH-CODE", "does not exist"],
    ["PH26-USED-ALRE-ADY1", "has already been used"],
    ["PH25-PAST-ITSD-AY01", "has expired"],
    ["PH26-NOPA-CKAG-E001", "cannot be used"],
  ])("is told of %s that it %s, and may correct it", async (code, said) => {
    const person = await visit({ width: 390 });
    await enter(person);
    await check(person, code);
    await person.page.locator(".field .note.wrong").getByText(said).waitFor();
    expect(await person.page.locator("input[name=cdk]").inputValue()).toBe(code);
    expect(await person.page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("cdk");
    await person.end();
  });

  it("is told when the code is meant for another region (1010)", async () => {
    const person = await visit({ language: "zh-CN" });
    await enter(person, "/live_cdk?uid=PHCAM-000A1B2C3D4E&cdk=PH26-ONLY-INTH-EUSA");
    await person.page.locator("button[type=submit]").click();
    await person.page.getByText("为哪台设备激活").waitFor();
    await person.page.locator("button[type=submit]").click();
    await person.page.locator(".ticket .note.wrong").getByText("当前环境不支持该激活码").waitFor();
    await person.end();
  });
});

describe("an app user scans an activation code", () => {
  const CODE = "PH26-ONLY-INTH-EUSA";
  const isFound = ({ page }: Visit) => page.locator(".ticket").getByText(CODE).waitFor();

  it("with the camera, by a reader of our own where the browser has none", async () => {
    const person = await visit({ width: 390 });
    await lookAt(person.context, await cardPicture(person.page, `https://cards.example/r?cdk=${CODE}`));
    await enter(person);
    expect(await person.page.evaluate(() => "BarcodeDetector" in window)).toBe(false);
    await person.page.getByRole("button", { name: "Scan the code" }).click();
    await isFound(person);
    expect(await person.page.locator("html").getAttribute("data-camera")).toBe("off");
    await person.end();
  });

  it("with the camera, by the browser's own reader", async () => {
    const person = await visit();
    await lookAt(person.context, await cardPicture(person.page, ""));
    await person.context.addInitScript((code) => {
      let looks = 0;
      Object.defineProperty(window, "BarcodeDetector", {
        value: class {
          async detect(): Promise<readonly { readonly rawValue: string }[]> {
            looks += 1;
            return looks < 3 ? [] : [{ rawValue: code }];
          }
        },
      });
    }, CODE);
    await enter(person);
    await person.page.getByRole("button", { name: "Scan the code" }).click();
    await isFound(person);
    await person.end();
  });

  it("in a picture, when the camera is refused", async () => {
    const person = await visit({ language: "zh-CN", width: 390 });
    const { page } = person;
    await person.context.addInitScript(() => {
      Object.defineProperty(MediaDevices.prototype, "getUserMedia", {
        value: () => Promise.reject(new DOMException("refused", "NotAllowedError")),
      });
    });
    await enter(person);
    await page.getByRole("button", { name: "扫描激活码" }).click();
    await page.getByText("无法使用摄像头").waitFor();
    const choose = async (text: string): Promise<void> =>
      page.locator("input[type=file]").setInputFiles({
        name: "card.png",
        mimeType: "image/png",
        buffer: await cardPicture(page, text),
      });
    await choose("");
    await page.getByText("没有识别到激活码").waitFor();
    await choose(CODE);
    await isFound(person);
    await person.end();
  });
});
