import { afterAll, describe, expect, it } from "vitest";
import { imitateSafari } from "./fakeSafari";
import { closePages, signIn, type Visit, visit } from "./visit";

afterAll(closePages);

const enter = async (person: Visit, path = "/live_play"): Promise<void> => {
  await person.open(path);
  await person.page.locator("input[name=account]").fill("emma");
  await person.page.locator("input[name=password]").fill("pilothouse");
  await person.page.locator("button[type=submit]").click();
};
const state = ({ page }: Visit) => page.locator(".player").getAttribute("data-state");
const isPlaying = ({ page }: Visit) => page.locator(".player[data-state=playing]").waitFor();
const seconds = ({ page }: Visit) => page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime);
const beats = ({ page }: Visit): string[] => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/oss/live/beat")) sent.push(String(request.postData()));
  });
  return sent;
};

const BEAT = 1;
/** The platform asks each player for a heartbeat every ten seconds; in this test every second. */
const beatOften = ({ page }: Visit) =>
  page.route("**/oss/live/url", async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, beat: BEAT } } });
  });
/** The time of two heartbeats, and some more for the second. */
const twoBeats = ({ page }: Visit) => page.waitForTimeout(2500 * BEAT);

// These tests mostly wait, so several run at once.
describe("an app user watches a device", () => {
  it.concurrent("sees it move, saves a picture, loses the stream and has it back", async () => {
    const person = await visit();
    const { page } = person;
    await enter(person);
    await isPlaying(person);
    const before = await seconds(person);
    await page.waitForTimeout(1500);
    expect(await seconds(person)).toBeGreaterThan(before);

    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Snapshot" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^Front_door-\d{4}(-\d\d){5}\.png$/);

    await page.getByRole("combobox", { name: "Quality" }).selectOption("2");
    await isPlaying(person);
    await page.waitForFunction(() => document.querySelector("video")?.videoWidth === 640);

    await page.route("**/stream/**", (route) => route.abort());
    await page.getByText("Signal lost").waitFor();
    await page.unroute("**/stream/**");
    await isPlaying(person);
    await person.end();
  });

  it.concurrent("says that somebody is looking, and stops saying so when the page is hidden", async () => {
    const person = await visit();
    const { page } = person;
    const sent = beats(person);
    await beatOften(person);
    await enter(person);
    await isPlaying(person);
    await expect.poll(() => sent.length).toBeGreaterThan(1);
    expect(sent.at(-1)).not.toContain('"stop":1');
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "visibilityState", {
          configurable: true,
          get: () => (value ? "hidden" : "visible"),
        });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await hide(true);
    await page.getByText("Paused while the page was hidden").waitFor();
    expect(sent.at(-1)).toContain('"stop":1');
    const count = sent.length;
    await twoBeats(person);
    expect(sent).toHaveLength(count);
    await hide(false);
    await isPlaying(person);
    await person.end();
  });

  it("fills the screen with the picture, and gives the screen back", async () => {
    const person = await visit();
    const { page } = person;
    await enter(person);
    await isPlaying(person);
    const filled = () => page.evaluate(() => document.fullscreenElement?.querySelector("video") !== null);
    const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
    await page.getByRole("button", { name: "Full screen", exact: true }).click();
    await page.getByRole("button", { name: "Leave full screen" }).waitFor();
    expect([await isFull(), await filled()]).toEqual([true, true]);
    await page.getByRole("button", { name: "Leave full screen" }).click();
    await page.getByRole("button", { name: "Full screen", exact: true }).waitFor();
    expect(await isFull()).toBe(false);
    expect(await state(person)).toBe("playing");
    await person.end();
  });

  it.concurrent("is no longer looking once they left for another page", async () => {
    const person = await visit();
    const { page } = person;
    const sent = beats(person);
    await beatOften(person);
    const opened = page.waitForResponse((response) => response.url().endsWith("/oss/live/url"));
    await enter(person);
    await isPlaying(person);
    const stream = new URL((await (await opened).json()).data.url, page.url()).href;
    expect((await page.request.get(stream)).status()).toBe(200);
    await person.open("/register");
    await page.locator("input[name=company]").waitFor();
    // Without this message from the page, the platform would keep the stream for half a minute.
    await expect.poll(async () => (await page.request.get(stream)).status(), { timeout: 5000 }).toBe(404);
    const count = sent.length;
    await twoBeats(person);
    expect(sent).toHaveLength(count);
    await person.end();
  });

  it.concurrent("plays yesterday's recordings, moving through them by keyboard", async () => {
    const person = await visit({ language: "zh-CN", width: 390 });
    const { page } = person;
    await enter(person, "/live_play?uid=PHCAM-000A1B2C3D4E&mode=playback");
    const today = await page.getByRole("textbox", { name: "日期" }).inputValue();
    expect(today).toMatch(/^\d{4}-\d\d-\d\d$/);
    await page.getByRole("button", { name: "从日历中选择" }).click();
    const calendar = page.getByRole("dialog", { name: "从日历中选择" });
    await calendar.getByText(/^\d{4}年\d{1,2}月$/).waitFor();
    await calendar.getByRole("gridcell", { selected: true }).press("ArrowLeft");
    await page.keyboard.press("Enter");
    await calendar.waitFor({ state: "detached" });
    expect(await page.getByRole("textbox", { name: "日期" }).inputValue()).not.toBe(today);
    await page.locator(".recordings button").first().click();
    await isPlaying(person);
    const slider = page.getByRole("slider", { name: "当日时间轴" });
    const at = async () => Number(await slider.getAttribute("aria-valuenow"));
    await page.waitForTimeout(1500);
    const before = await at();
    await slider.focus();
    await page.keyboard.press("End");
    await isPlaying(person);
    await page.waitForTimeout(1500);
    expect(await at()).toBeGreaterThan(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await person.end();
  });

  it.concurrent("plays where the browser plays HLS by itself, with its dates, and comes back after a loss", async () => {
    const person = await visit();
    const { page } = person;
    await imitateSafari(person.context);
    const players: string[] = [];
    page.on("request", (request) => players.push(request.url()));
    await enter(person);
    await isPlaying(person);
    const before = await seconds(person);
    await page.waitForTimeout(1500);
    expect(await seconds(person)).toBeGreaterThan(before);
    expect(players.filter((url) => /\/hls\./.test(url))).toEqual([]);
    expect(await page.locator(".player time").innerText()).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);

    await page.route("**/stream/**", (route) => route.abort());
    await page.getByText("Signal lost").waitFor();
    await page.unroute("**/stream/**");
    await isPlaying(person);
    await person.end();
  });

  it("is refused a device of somebody else", async () => {
    const person = await visit();
    await enter(person, "/live_play?uid=NO-SUCH-DEVICE");
    await person.page.getByText("You have no permission to view this device").waitFor();
    expect(await state(person)).toBe("refused");
    await person.end();
  });
});

describe("an operator watches a device", () => {
  it("is told that it is offline", async () => {
    const person = await visit();
    await person.open("/login");
    await signIn(person);
    await person.page.waitForURL((url) => url.pathname !== "/login");
    const uid = await person.page.evaluate(async () => {
      const response = await fetch("/api/v2/iot/web/uid/reg/list", {
        method: "POST",
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${localStorage.getItem("acc_token") ?? ""}`,
        },
        body: JSON.stringify({ online: 0, page_index: 1, page_size: 1 }),
      });
      const { data } = await response.json();
      return String(data[0].uid);
    });
    await person.open(`/live_play?uid=${uid}`);
    await person.page.getByText("The device is offline").waitFor();
    await person.end();
  });
});
