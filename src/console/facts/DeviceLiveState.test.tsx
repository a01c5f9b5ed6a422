import { render, screen } from "@testing-library/react";
import { CoreAdminContext, type DataProvider } from "ra-core";
import { expect, it } from "vitest";
import { OnlineState } from "../../../shared/generated/enums";
import { WithGranted } from "../../../tests/forms/Granted";
import { DeviceLiveState } from "./DeviceLiveState";

const PICTURE = "data:image/svg+xml,%3Csvg%3E%3C/svg%3E";

const draw = (online: number, product: { readonly img: string }) => {
  const state = { id: "PH1", uid: "PH1", online, signal: 86, srv: "utd-eu-01", gmt_online: 9, gmt_offline: 8 };
  const refuse = async () => {
    throw new Error("No test asks for this.");
  };
  const answers: DataProvider = {
    ...{ getMany: refuse, getManyReference: refuse, create: refuse },
    ...{ update: refuse, updateMany: refuse, delete: refuse, deleteMany: refuse },
    getOne: async () => ({ data: { id: "pk1", name: "SolarEye", ...product } }) as never,
    getList: async () => ({ data: [state], total: 1 }) as never,
  };
  const { container } = render(
    <CoreAdminContext dataProvider={answers}>
      <WithGranted menus={["product.device_state", "product.product_list"]}>
        <DeviceLiveState device={{ uid: "PH1", pk: "pk1" }} />
      </WithGranted>
    </CoreAdminContext>,
  );
  return container;
};

it("shows the product's picture and, of a device that is online, its signal and server", async () => {
  const card = draw(OnlineState.online, { img: PICTURE });
  await screen.findByText("utd-eu-01");
  expect((await screen.findByRole("img", { name: "SolarEye" })).getAttribute("src")).toBe(PICTURE);
  expect(card.textContent).toContain("86");
});

it("has placeholders until the product and the connection have arrived", async () => {
  const card = draw(OnlineState.online, { img: PICTURE });
  expect(card.querySelector('[aria-busy="true"] .ui-shadow')).not.toBeNull();
  await screen.findByText("utd-eu-01");
  expect(card.querySelector(".ui-shadow")).toBeNull();
});

it("shows no signal of a device that is offline, and no picture that a product does not have", async () => {
  const card = draw(OnlineState.offline, { img: "" });
  await screen.findByText("utd-eu-01");
  expect(screen.queryByRole("img")).toBeNull();
  expect(card.textContent).not.toContain("86");
});
