// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setConfig } from "../wire/config";
import * as token from "../wire/token";
import { downloadFile } from "./downloadFile";

const saved = vi.fn();
beforeEach(() => {
  token.set("secret");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  setConfig(null);
  saved.mockClear();
});

const answering = (response: Response) => {
  const asked = vi.fn(async (_url: string, _init: RequestInit) => response);
  vi.stubGlobal("fetch", asked);
  return asked;
};
const BOOK = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

it("takes a file of another host, which shows no header with its name, and sends it no token", async () => {
  const asked = answering(new Response("rows", { headers: { "content-type": BOOK } }));
  await downloadFile("https://store.example/a.xlsx?sign=1", "a.xlsx");
  expect(asked).toHaveBeenCalledWith("https://store.example/a.xlsx?sign=1", expect.objectContaining({ headers: {} }));
  expect(saved).toHaveBeenCalledWith("a.xlsx");
});

it("sends the token to the platform alone, wherever it is", async () => {
  setConfig({ base: "https://api.example" });
  const asked = answering(new Response("rows", { headers: { "content-disposition": "attachment" } }));
  await downloadFile("/files/tasks/1", "a.xlsx");
  const headers = { Authorization: "Bearer secret" };
  expect(asked).toHaveBeenCalledWith("https://api.example/files/tasks/1", expect.objectContaining({ headers }));
});

it.each([
  [Response.json({ code: 513 }), 513],
  [Response.json({ code: 513 }, { status: 403 }), 513],
  [new Response("gone", { status: 410 }), 410],
  [new Response("<html>", { headers: { "content-type": "text/html" } }), 404],
])("does not save a refusal or a page as the file", async (response, code) => {
  answering(response);
  await expect(downloadFile("/files/tasks/1", "a.xlsx")).rejects.toMatchObject({ code });
  expect(saved).not.toHaveBeenCalled();
});
