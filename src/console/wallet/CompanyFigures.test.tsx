import { render, screen, waitFor } from "@testing-library/react";
import { CoreAdminContext, TestMemoryRouter } from "ra-core";
import { expect, it, vi } from "vitest";
import { dataProviderOf } from "../../../tests/forms/formHarness";
import { WithGranted } from "../../../tests/forms/Granted";
import { CompanyFigures } from "./CompanyFigures";

const draw = (menus: readonly string[]) => {
  const call = vi.fn(async () => ({
    data: [
      { money_type: "rmb", money: "0.00" },
      { money_type: "usd", money: "1204.50" },
      { money_type: "inr", money: "60.00" },
    ],
  }));
  const getList = async (resource: string) => ({ data: [], total: resource === "device" ? 12_480 : 7 });
  return render(
    <TestMemoryRouter>
      <CoreAdminContext dataProvider={Object.assign(dataProviderOf({ getList }), { call })}>
        <WithGranted menus={menus}>
          <CompanyFigures company={9} />
        </WithGranted>
      </CoreAdminContext>
    </TestMemoryRouter>,
  ).container;
};
const figures = (drawn: Element) =>
  [...drawn.querySelectorAll("dl > div")].map((one) => [
    one.querySelector("dd")?.textContent,
    one.querySelector("a")?.getAttribute("href"),
  ]);

it("shows the balances, devices and orders of a company, each as a link to what it counts", async () => {
  const drawn = draw(["user.bills", "product.device", "vas.order"]);
  await screen.findByText("12,480");
  await waitFor(() =>
    expect(figures(drawn)).toEqual([
      ["$1,204.50₹60.00", "/user/bills?company=9"],
      ["12,480", expect.stringMatching(/^\/product\/device\?.*comp_id/)],
      ["7", expect.stringMatching(/^\/vas\/order\?.*comp_id/)],
    ]),
  );
});

it("shows only what the account may open, and nothing without a right", async () => {
  const drawn = draw(["vas.order"]);
  await screen.findByText("7");
  expect(figures(drawn)).toHaveLength(1);
  const other = draw([]);
  await waitFor(() => expect(other.querySelector("dl")).toBeNull());
});
