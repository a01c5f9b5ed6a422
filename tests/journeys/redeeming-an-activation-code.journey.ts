import { afterAll, describe, expect, it } from "vitest";
import { cardPicture, showToCamera } from "./codePicture";
import { closePages, type Visit, visit } from "./visit";

afterAll(closePages);

const signIn = async ({ page }: Visit): Promise<void> => {
  await page.locator("input[name=account]").fill("emma");
  await page.locator("input[name=password]").fill("pilothouse");
  await page.locator("button[type=submit]").click();
};
const check = async ({ page }: Visit, code: string): Promise<void> => {
  await page.locator("input[name=cdk]").fill(code);
  await page.locator("button[type=submit]").click();
};
/** Types the code, and then signs in. */
const enter = async (person: Visit, code: string): Promise<void> => {
  await person.open("/live_cdk");
  await check(person, code);
  await person.page.locator(".kept-code").getByText(code).waitFor();
  await signIn(person);
};

describe("an app user redeems an activation code", () => {
  it("sees the package, chooses a device, and has it once however often they press", async () => {
    const person = await visit();
    // The code as people read it from a card: without hyphens, in small letters.
    await enter(person, "ph26 clou d7da ys01");
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
    // The answer was lost, but the code was redeemed. The second attempt shows the result of the first.
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
    await enter(person, code);
    await person.page.locator(".field .note.wrong").getByText(said).waitFor();
    expect(await person.page.locator("input[name=cdk]").inputValue()).toBe(code);
    expect(await person.page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("cdk");
    await person.end();
  });

  it("is told when the code is meant for another region (1010)", async () => {
    const person = await visit({ language: "zh-CN" });
    await person.open("/live_cdk?uid=PHCAM-000A1B2C3D4E&cdk=PH26-ONLY-INTH-EUSA");
    await person.page.locator("button[type=submit]").click();
    await signIn(person);
    await person.page.getByText("为哪台设备激活").waitFor();
    await person.page.locator("button[type=submit]").click();
    await person.page.locator(".ticket .note.wrong").getByText("当前环境不支持该激活码").waitFor();
    await person.end();
  });
});

it("an app user who came back sees the face of their app, and keeps a code that they wanted to change", async () => {
  const person = await visit({ width: 390 });
  const { page } = person;
  await person.open("/live_cdk");
  await page.locator("button[type=submit]").click();
  await page.getByText("Enter the activation code.").waitFor();
  expect(await page.locator(".mark").innerText()).toBe("Pilothouse");
  await check(person, "PH26-CLOU-D7DA-YS01");
  await page.getByRole("button", { name: "Change the code" }).click();
  expect(await page.locator("input[name=cdk]").inputValue()).toBe("PH26-CLOU-D7DA-YS01");
  await page.locator("button[type=submit]").click();
  await signIn(person);
  await page.locator(".mark").getByText("GuardHome").waitFor();
  await person.open("/live_play");
  await page.evaluate(() => sessionStorage.clear());
  await person.open("/live_play");
  await page.locator(".mark").getByText("GuardHome").waitFor();
  expect(await page.locator(".mark small").innerText()).toBe("Service by Pilothouse");
  await person.end();
});

describe("an app user scans an activation code", () => {
  const CODE = "PH26-ONLY-INTH-EUSA";
  const isFound = async (person: Visit) => {
    await person.page.locator(".kept-code").getByText(CODE).waitFor();
    await signIn(person);
    await person.page.locator(".ticket").getByText(CODE).waitFor();
  };

  it("with the camera, by a reader of our own where the browser has no reader", async () => {
    const person = await visit({ width: 390 });
    await showToCamera(person.context, await cardPicture(person.page, `https://cards.example/r?cdk=${CODE}`));
    await person.open("/live_cdk");
    expect(await person.page.evaluate(() => "BarcodeDetector" in window)).toBe(false);
    await person.page.getByRole("button", { name: "Scan the code" }).click();
    await isFound(person);
    expect(await person.page.locator("html").getAttribute("data-camera")).toBe("off");
    await person.end();
  });

  it("with the camera, by the browser's own reader", async () => {
    const person = await visit();
    await showToCamera(person.context, await cardPicture(person.page, ""));
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
    await person.open("/live_cdk");
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
    await person.open("/live_cdk");
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

it("sees outlines below the code until the tools that scan it are loaded, and nothing moves", async () => {
  const person = await visit({ width: 390 });
  const { page } = person;
  let load = () => {};
  const held = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(/ScanTools/, async (route) => {
    await held;
    await route.continue();
  });
  await person.open("/live_cdk?lang=en");
  await page.locator(".scan-place:empty").waitFor();
  const placeOf = () =>
    page.locator("form .submit").evaluate((button) => Math.round(button.getBoundingClientRect().top));
  const before = await placeOf();
  load();
  await page.locator(".scanning").waitFor();
  expect(await placeOf()).toBe(before);
  await person.end();
});
