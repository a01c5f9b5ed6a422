// A click on Save creates one record, even if the person clicks twice, or clicks again after an answer was lost. These
// records have no unique values, so only the number of the request shows that it is a repetition.
import type { Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isRecord } from "../contract/Client";
import { type Operator, createOperator } from "./operate";
import { closePages, type Visit, visitSignedIn } from "./visit";

const ADD = "**/v2/user/admin/sysnotify/user/add";
const PATH = "/operate/sysnotimng/sysnotify_user";
const stamp = Date.now().toString(36);

afterAll(closePages);

describe("a record that is saved", () => {
  let person: Visit;
  let operator: Operator;
  const numbers: unknown[] = [];
  const answered: number[] = [];
  beforeAll(async () => {
    person = await visitSignedIn(PATH);
    operator = createOperator(person, "en");
    person.page.on("request", (request) => {
      if (!request.url().includes("/sysnotify/user/add")) return;
      const body: unknown = request.postDataJSON();
      numbers.push(isRecord(body) ? body.request_id : null);
    });
    person.page.on("response", (response) => {
      if (response.url().includes("/sysnotify/user/add")) answered.push(response.status());
    });
  });
  afterAll(() => person.end());

  const saveButton = () => operator.page.getByRole("button", { name: operator.say("form.save"), exact: true });
  /** Runs `breaks` on the first request, until the connection works again. */
  const broken = async (breaks: (route: Route) => Promise<void>) => {
    let isFirst = true;
    await person.context.route(ADD, async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      await breaks(route);
    });
  };
  const begin = async (name: string) => {
    numbers.length = 0;
    answered.length = 0;
    await operator.go(PATH);
    await operator.rows.first().waitFor();
    await operator.create();
    await operator.fill("name", name);
    await operator.fill("link_id", "ops@pilothouse.example");
  };
  const tellsNoAnswer = () => operator.page.getByText("Cannot reach the platform").first().waitFor();
  const isThereOnce = async (name: string) => {
    await operator.go(PATH);
    await operator.rows.first().waitFor();
    await operator.search(name);
    await operator.row(name).first().waitFor();
    expect(await operator.row(name).count()).toBe(1);
  };

  it("is one, though Save is pressed twice before an answer comes", async () => {
    const name = `Twice ${stamp}`;
    await broken(async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await begin(name);
    await saveButton().dblclick();
    await operator.page.waitForURL((url) => !url.pathname.endsWith("/create"));
    await person.context.unroute(ADD);
    await isThereOnce(name);
    expect(new Set(numbers).size).toBe(1);
  });

  it("is one, though the answer was lost and Save is pressed again", async () => {
    const name = `Unanswered ${stamp}`;
    await broken(async (route) => {
      await route.fetch();
      await route.abort();
    });
    await begin(name);
    await saveButton().click();
    await tellsNoAnswer();
    expect(await operator.page.locator('main [name="name"]').inputValue()).toBe(name);
    await operator.save();
    await person.context.unroute(ADD);
    await isThereOnce(name);
    expect(numbers).toHaveLength(2);
    expect(new Set(numbers).size).toBe(1);
  });

  it("is stored once, though the page was loaded again in between", async () => {
    const name = `Reloaded ${stamp}`;
    await broken(async (route) => {
      await route.fetch();
      await route.abort();
    });
    await begin(name);
    await saveButton().click();
    await tellsNoAnswer();
    // The draft is stored a moment after the last key.
    await operator.page.waitForTimeout(600);
    operator.page.once("dialog", (dialog) => void dialog.accept());
    await operator.page.reload({ waitUntil: "domcontentloaded" });
    await operator.page.getByRole("button", { name: operator.say("form.restore"), exact: true }).click();
    expect(await operator.page.locator('main [name="name"]').inputValue()).toBe(name);
    await operator.save();
    await person.context.unroute(ADD);
    await isThereOnce(name);
    expect(numbers).toHaveLength(2);
    expect(new Set(numbers).size).toBe(1);
  });

  it("is one, though the request itself was lost", async () => {
    const name = `Unsent ${stamp}`;
    await broken((route) => route.abort());
    await begin(name);
    await saveButton().click();
    await tellsNoAnswer();
    await operator.save();
    await person.context.unroute(ADD);
    await isThereOnce(name);
    expect(answered).toEqual([200]);
  });
});
