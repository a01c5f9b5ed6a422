import { afterAll, describe, expect, it } from "vitest";
import { openByNamed } from "./namedFiles";
import { leave, visit, visitSignedIn } from "./visit";

afterAll(leave);

const HEARTH = new URLSearchParams({
  app_key: "hearth-7f2c91",
  return_url: "https://hearth.example/link/callback",
  lang: "en",
});
const KILOBYTES_OF_A_FORM = 83;
const KILOBYTES_OF_A_LIST = 320;
const REQUESTS_OF_A_LIST = 6;

describe("on a slow line", () => {
  it.each([
    "/login?lang=en",
    "/login?lang=zh-CN&return=%2Fproduct%2Fdevice",
    "/register?lang=en",
    "/live_cdk?lang=en",
    "/live_play?lang=zh-TW",
    `/authorize?${HEARTH}`,
    `/link3_login?${HEARTH}`,
  ])("the form of %s asks for all it needs at once, and for little", async (path) => {
    const person = await visit();
    const { kilobytes } = await openByNamed(person.page, path, "input[name=password]");
    expect(kilobytes).toBeLessThanOrEqual(KILOBYTES_OF_A_FORM);
    await person.end();
  });

  it.each(["/product/device?lang=en", "/vas/order?lang=zh-TW"])("so does the list at %s", async (path) => {
    const person = await visitSignedIn("/files/none");
    const { requests, kilobytes } = await openByNamed(person.page, path, "tbody tr[data-index] th");
    expect(requests).toBeLessThanOrEqual(REQUESTS_OF_A_LIST);
    expect(kilobytes).toBeLessThanOrEqual(KILOBYTES_OF_A_LIST);
    await person.end();
  });
});
