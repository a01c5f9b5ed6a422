import { expect, it } from "vitest";
import { titleAttributes } from "./titleAttributes";

const product = { en: 'The "Open" Server', "zh-CN": "开放服务平台", "zh-TW": "開放服務平台" };
const register = { en: "Register & go", "zh-CN": "注册", "zh-TW": "註冊" };

it("is the page's label before the console's title", () => {
  const titles = { product, pages: { "/register": register }, host: null };
  expect(titleAttributes(titles, "/register", "zh-CN")).toBe('data-title="注册 - 开放服务平台"');
  expect(titleAttributes(titles, "/register?return", "en")).toBe(
    'data-title="Register &amp; go - The &quot;Open&quot; Server"',
  );
});

it("is the console's title where a page has no title, beside the one of a named host", () => {
  expect(titleAttributes({ product, pages: {}, host: register }, "/live", "zh-TW")).toBe(
    'data-title="開放服務平台" data-host="註冊"',
  );
});
