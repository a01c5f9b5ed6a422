import { render, screen } from "@testing-library/react";
import { CoreAdminContext, TestMemoryRouter } from "ra-core";
import { expect, it } from "vitest";
import { dataProviderOf } from "../../../tests/forms/formHarness";
import { WithGranted } from "../../../tests/forms/Granted";
import { ProductFigures } from "./ProductFigures";

it("shows the devices, those online and the versions of a product, each as a link to what it counts", async () => {
  const getList = async (resource: string, { filter = {} }: { readonly filter?: object }) => ({
    data: [],
    total: resource === "device" ? ("online" in filter ? 9204 : 12_480) : 3,
  });
  render(
    <TestMemoryRouter>
      <CoreAdminContext dataProvider={dataProviderOf({ getList })}>
        <WithGranted menus={["product.device", "product.product_list"]}>
          <ProductFigures pk="pkSolar4G" />
        </WithGranted>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  await screen.findByText("12,480");
  const links = [...document.querySelectorAll("dd a")];
  expect(links.map(({ textContent }) => textContent)).toEqual(["12,480", "9,204", "3"]);
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    expect.stringMatching(/^\/product\/device\?.*pkSolar4G/),
    expect.stringMatching(/^\/product\/device\?.*online/),
    expect.stringMatching(/^\/product\/.*pkSolar4G/),
  ]);
});
