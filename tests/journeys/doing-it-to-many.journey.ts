// Several unpaid orders are cancelled at once, although one of them was just cancelled by somebody else.
import { afterAll, describe, expect, it } from "vitest";
import { MoneyType, OrderState, PayType } from "../../shared/generated/enums";
import { rowsOf } from "../contract/Client";
import { MENU_AND_BAR, auditPage } from "./audit";
import { expectFinished, createOperator } from "./operate";
import { tickRow } from "./tickRow";
import { createCaller, closePages, visitSignedIn } from "./visit";

afterAll(closePages);

const UNPAID = encodeURIComponent(JSON.stringify({ order_state: [OrderState.unpaid] }));

describe.each([
  { language: "en", width: 1280, action: "Cancel order" },
  { language: "zh-CN", width: 390, action: "取消订单" },
] as const)("many records, in $language at $width px", ({ language, width, action }) => {
  it("are cancelled with one question, and the one that is refused is named with its reason", async () => {
    const admin = await createCaller();
    const order = { spec_id: 1, buy_num: 1, pay_type: PayType.card, fee_type: MoneyType.usd };
    for (const _ of [0, 1, 2]) expect((await admin("/pay/order/add", order)).code).toBe(200);
    const person = await visitSignedIn(`/vas/order?filter=${UNPAID}`, { language, width });
    const { page, say } = createOperator(person, language);
    const bar = page.getByRole("toolbar", { name: say("ui.select.label") });
    const dialog = page.getByRole("dialog");

    const names: string[] = [];
    for (const at of [0, 1, 2]) names.push(await tickRow(page, say, at));
    await bar.getByText(say("ui.select.count", { count: 3 })).waitFor();
    await admin("/v2/mall/admin/order/cancel", { order_id: names[1] });

    await bar.getByRole("button", { name: action, exact: true }).click();
    await dialog.getByText(names[2] ?? "").waitFor();
    expect(await auditPage(page, MENU_AND_BAR)).toEqual([]);
    await dialog.getByRole("button", { name: say("ui.bulk.go", { action, count: 3 }) }).click();

    const message = dialog.getByRole("alert");
    await message.waitFor();
    expect(await message.locator("dt").allInnerTexts()).toEqual([names[1]]);
    expect((await message.locator("dd").innerText()).length).toBeGreaterThan(5);
    await dialog.getByText(say("ui.bulk.done", { count: 2 })).waitFor();
    expect(await auditPage(page, MENU_AND_BAR)).toEqual([]);
    await dialog.getByRole("button", { name: say("ui.close"), exact: true }).click();
    await bar.getByText(say("ui.select.count", { count: 1 })).waitFor();

    for (const order_id of names) {
      const [found] = rowsOf(await admin("/v2/mall/admin/order/list", { order_id, page_size: 1, page_index: 1 }));
      expect(found).toMatchObject({ order_id, order_state: OrderState.cancelled });
    }
    await expectFinished(person);
    await person.end();
  });
});
