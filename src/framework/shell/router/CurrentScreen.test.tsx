import { act, render, screen } from "@testing-library/react";
import { CoreAdminContext } from "ra-core";
import { Suspense } from "react";
import { RouterProvider, createMemoryRouter, useLocation } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { GrantsContext } from "../../auth/useGrants";
import { fill, Filled } from "../../slots";
import { hostInside } from "../../wire/HostInside";
import { type Console, ConsoleProvider } from "../Console";
import { type OwnPage, missingPageLinks, pages } from "../slots";
import { CurrentScreen } from "./CurrentScreen";

const load = vi.fn();

const component = () => Promise.resolve({ default: () => <p>the devices</p> });
const place = { path: "/product/device", menu: "product.device" };
load.mockResolvedValue({
  resources: {},
  screens: [{ ...place, resources: [], tabs: false, hiddenContent: false, component }],
});
const nothing = () => Promise.reject(new Error("not asked for"));
const console: Console = {
  platform: hostInside(),
  sections: {
    product: {
      load,
      redirect: "/product/device",
      resources: [],
      icon: "",
      screens: [
        { ...place, icon: "" },
        { path: "/product/refund", menu: "product.refund", icon: "" },
      ],
    },
  },
  name: { en: "", "zh-CN": "", "zh-TW": "" },
  Logo: () => null,
  icons: {},
  isTitledHost: () => false,
  words: { en: [], "zh-CN": [], "zh-TW": [] },
  accountMenu: [],
  places: null,
  work: nothing,
};
const Where = () => <output>{useLocation().pathname}</output>;

const loadPage = vi.fn<OwnPage["load"]>(async () => ({ params }) => <p>page of {params.id}</p>);
const mayOpen = vi.fn<NonNullable<OwnPage["mayOpen"]>>();

const open = async (path: string, ...granted: readonly string[]) => {
  const grants = {
    ready: true,
    failure: null,
    menus: [],
    has: (menu: string) => granted.includes(menu),
    reaches: (menu: string) => granted.includes(menu),
    nameOf: () => null,
    refetch: () => {},
  };
  const element = (
    <CoreAdminContext>
      <GrantsContext value={grants}>
        <ConsoleProvider value={console}>
          <Filled
            by={[
              fill(missingPageLinks, ({ path: missing }) => <p>another way than {missing}</p>),
              fill(pages, { path: "/parts/:id", load: loadPage, mayOpen }),
            ]}
          >
            <Suspense>
              <CurrentScreen />
            </Suspense>
          </Filled>
        </ConsoleProvider>
        <Where />
      </GrantsContext>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [path] });
  await act(async () => render(<RouterProvider router={router} />));
};

it("shows a granted screen", async () => {
  await open("/product/device", "product.device");
  expect(await screen.findByText("the devices")).toBeDefined();
});

it("neither shows nor loads a screen the roles do not grant", async () => {
  load.mockClear();
  await open("/product/device", "product.refund");
  expect(await screen.findByText("shell.no_permission")).toBeDefined();
  expect(screen.getByRole("link", { name: "shell.go_to" }).getAttribute("href")).toBe("/product/refund");
  expect(load).not.toHaveBeenCalled();
});

it("leads a section to its screen", async () => {
  await open("/product", "product.device");
  expect(await screen.findByText("the devices")).toBeDefined();
  expect(screen.getByRole("status").textContent).toBe("/product/device");
});

it("says at any other path that there is no page, and where to go", async () => {
  await open("/nowhere", "product.device");
  expect(await screen.findByText("shell.not_found")).toBeDefined();
  expect(screen.getByRole("link", { name: "shell.go_to" })).toBeDefined();
  expect(screen.getByText("another way than /nowhere")).toBeDefined();
});

it("says so to an account without any screen, and leads it to where it can sign in as another", async () => {
  await open("/");
  expect(await screen.findByText("shell.nothing_granted")).toBeDefined();
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByRole("button", { name: "ra.auth.logout" })).toBeDefined();
});

it("shows a page of a feature to accounts that may open it", async () => {
  mayOpen.mockReturnValue(true);
  await open("/parts/7");
  expect(await screen.findByText("page of 7")).toBeDefined();
});

it("neither shows nor loads it for others", async () => {
  mayOpen.mockReturnValue(false);
  loadPage.mockClear();
  await open("/parts/8", "product.device");
  expect(await screen.findByText("shell.no_permission")).toBeDefined();
  expect(loadPage).not.toHaveBeenCalled();
});
