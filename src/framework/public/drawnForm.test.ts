import { describe, expect, it, vi } from "vitest";
import { enableForm } from "./drawnForm";

describe("a form that was submitted before its script was loaded", () => {
  it.each([
    ["is submitted again", '<form><input name="name"></form>'],
    ["says what is missing, also where it needs a captcha", '<form><button class="picture"></button></form>'],
  ])("%s", (_, html) => {
    document.body.innerHTML = `<div id="root" data-drawn data-sent><header inert></header>${html}</div>`;
    const submitted = vi.fn((event: Event) => event.preventDefault());
    document.querySelector("form")?.addEventListener("submit", submitted);
    enableForm();
    expect(submitted).toHaveBeenCalledOnce();
    expect(document.querySelector("header")?.hasAttribute("inert")).toBe(false);
  });

  it("takes nobody who types on to the captcha", () => {
    const html = '<form><input name="password"><button class="picture"></button></form>';
    document.body.innerHTML = `<div id="root" data-drawn data-sent><header inert></header>${html}</div>`;
    const submitted = vi.fn((event: Event) => event.preventDefault());
    document.querySelector("form")?.addEventListener("submit", submitted);
    document.querySelector("input")?.focus();
    enableForm();
    expect(submitted).not.toHaveBeenCalled();
  });
});
