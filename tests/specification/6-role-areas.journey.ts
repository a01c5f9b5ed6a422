import { afterAll, describe, expect, it } from "vitest";
import { recordOf, rowsOf } from "../contract/Client";
import { createCaller, closePages, visitSignedIn } from "../journeys/visit";

afterAll(closePages);

const RULE =
  '6. "Role assignments exist per area: control panel, shop page, cloud storage, payment platform, and set user role."';
/** The areas of the form, each with the field that stores the choice. */
const AREAS = {
  en: ["Control panel", "Shop page", "Cloud storage", "Payment platform", "Set user role"],
  "zh-CN": ["控制面板", "商城页面", "云存储", "支付平台", "设置用户角色"],
} as const;
const FIELDS = ["menu_ids", "category_ids", "cloud_ids", "payment_ids", "role_ids"] as const;
const ASSIGNED = { menu_ids: [1], category_ids: [2], cloud_ids: [1], payment_ids: [1], role_ids: [10] };

describe("a role", () => {
  it.each(["en", "zh-CN"] as const)(
    `${RULE}: the form and the page of a role have each of them, in %s`,
    async (language) => {
      const call = await createCaller();
      const role = { name: `Every area ${language}`, cn_name: "各区", type: 2, comp_id: 1, ...ASSIGNED };
      const { id } = recordOf(await call("/v2/user/role/add", role));
      const person = await visitSignedIn(`/system/role/${String(id)}/show`, { language });
      const { page } = person;
      for (const path of [`/system/role/${String(id)}/show`, `/system/role/${String(id)}`, "/system/role/create"]) {
        await page.goto(path);
        for (const area of AREAS[language]) await page.getByRole("heading", { name: area, exact: true }).waitFor();
      }
      expect(person.errors).toEqual([]);
      await person.end();
    },
  );

  it(`${RULE}: what is chosen in an area is stored with the role`, async () => {
    const call = await createCaller();
    const name = `Areas ${Date.now()}`;
    const added = recordOf(
      await call("/v2/user/role/add", { name, cn_name: "分区", type: 2, comp_id: 1, ...ASSIGNED }),
    );
    const person = await visitSignedIn(`/system/role/${String(added.id)}`);
    const { page } = person;
    await page.getByLabel("Chinese name").fill("各区");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.waitForURL((url) => !url.pathname.endsWith(`/${String(added.id)}`));
    const [stored = {}] = rowsOf(await call("/v2/user/role/list", { id: added.id }));
    expect(stored).toMatchObject({ cn_name: "各区", ...ASSIGNED });
    expect(Object.keys(stored)).toEqual(expect.arrayContaining([...FIELDS]));
    await person.end();
  });
});
