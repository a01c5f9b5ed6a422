// A refund request must not look done. Shows the result of the request, its state for the clerk who made it, the common
// state of the order, and the screen of the person who decides.
import { afterAll, expect, it } from "vitest";
import { rowsOf } from "../contract/Client";
import { pickVariant } from "../sample";
import { createCaller, closePages, visitSignedIn } from "./visit";

afterAll(closePages);

const LIST = "/v2/mall/admin/order/list";

it.each(
  pickVariant([
    {
      language: "en" as const,
      ask: "Request refund",
      question: /^Request a refund of ¥[\d.,]+ for order ORD\w+\?$/,
      notice: /^Refund of .*\d\.\d\d requested\. Somebody else decides on it\. View the request$/,
      waits: "Refund waiting",
      follow: "View the request",
      approve: "Approve refund",
      cancel: "Cancel",
      facts: ["Refund amount", "Order", "Buyer", "Reason", "Requested by"],
      reason: "Camera was returned",
      sums: "Paid minus refunds",
    },
    {
      language: "zh-CN" as const,
      ask: "申请退款",
      question: /^为订单 ORD\w+ 申请退款 ¥[\d.,]+？$/,
      notice: /^已申请退款 .*\d\.\d\d，等待其他人审批。 查看进度$/,
      waits: "退款待审批",
      follow: "查看进度",
      approve: "同意退款",
      cancel: "取消",
      facts: ["退款金额", "订单", "买家", "退款原因", "申请人"],
      reason: "摄像机已退回",
      sums: "已付减退款",
    },
  ]),
)("a refund is asked for, and the person who approves it sees what they decide on, in $language", async (words) => {
  const call = await createCaller("clerk");
  const filters = { order_state: 3, refund_state: 0, type: 2, pay_type: 1, page_size: 1 };
  const [order] = rowsOf(await call(LIST, filters));
  const key = String(order?.order_id);
  const asking = await visitSignedIn(`/vas/order/${key}/show`, { language: words.language, account: "clerk" });
  const { page } = asking;
  await page.getByRole("button", { name: words.ask, exact: true }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("[name=refund_reason]").fill(words.reason);
  // The question names the amount and the order, and the button names the amount.
  const price = `¥${String(order?.price)}`;
  await expect.poll(() => dialog.getByRole("heading", { level: 2 }).innerText()).toMatch(words.question);
  expect(await dialog.getByRole("heading", { level: 2 }).innerText()).toContain(key);
  const verb = dialog.locator("[data-answer=verb]");
  expect(await verb.textContent()).toBe(`${words.ask}\u00a0${price}`);
  await verb.click();
  await dialog.waitFor({ state: "detached" });
  await expect.poll(async () => page.locator(".shell-toast").first().innerText()).toMatch(words.notice);
  await page.locator("main").getByText(words.waits, { exact: true }).first().waitFor();
  const [stored] = rowsOf(await call(LIST, { order_id: key }));
  expect([stored?.order_state, stored?.refund_state]).toEqual([3, 1]);
  expect(asking.errors).toEqual([]);

  // The link leads the clerk to the refund, which offers the clerk no decision.
  await page.locator(".shell-toast").getByRole("link", { name: words.follow }).click();
  await page.locator("main tbody tr[aria-rowindex]", { hasText: words.reason }).getByText(key).waitFor();
  expect(await page.locator("main tbody tr[aria-rowindex]").count()).toBe(1);
  await page.locator("main tbody tr[aria-rowindex] td", { hasText: words.reason }).click();
  await page.locator(".ui-head-facts").getByText(words.reason).waitFor();
  expect(await page.locator("main").getByRole("button").allInnerTexts()).not.toContain(words.approve);

  // The list shows the same word, can be filtered by it, and sums it up.
  await asking.open('/vas/order?filter={"money_state":[4]}');
  await page.locator("main tbody tr[aria-rowindex]").first().waitFor();
  const states = page.locator("main tbody .ui-state");
  expect(new Set(await states.allInnerTexts())).toEqual(new Set([words.waits]));
  await page.locator(".ui-sums", { hasText: words.sums }).waitFor();
  await asking.end();

  const [refund] = rowsOf(await call("/v2/mall/admin/order/refund/list", { order_id: key }));
  const deciding = await visitSignedIn(`/product/refund/${String(refund?.id)}/show`, {
    language: words.language,
    account: "operator",
  });
  await deciding.page.getByRole("button", { name: words.approve, exact: true }).first().click();
  const decision = deciding.page.getByRole("dialog");
  const facts = decision.locator(".ui-facts");
  await facts.getByText(words.reason).waitFor();
  await facts.getByText(`¥${String(order?.price)}`).waitFor();
  expect(await facts.locator("dt:visible").allInnerTexts()).toEqual(expect.arrayContaining(words.facts));
  expect(await facts.locator("dd:visible").allInnerTexts()).not.toContain("–");
  // Money is paid out, so the button is red, and the harmless button has the focus.
  await decision.locator("[data-red]", { hasText: words.approve }).waitFor();
  await expect.poll(() => deciding.page.evaluate(() => document.activeElement?.textContent)).toBe(words.cancel);
  await deciding.end();
});
