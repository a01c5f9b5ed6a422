import { cleanup, configure, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { integer } from "../../../shared/schema/integer";
import { text } from "../../../shared/schema/text";
import { CreateView } from "../../../src/framework/form/CreateView";
import { renderView } from "../../../tests/forms/formHarness";
import { type CountryPlaces, PlacesContext } from "../../../src/framework/form/places";
import { RegionInput } from "../../../src/framework/form/RegionInput";
import { Filled } from "../../../src/framework/slots";
import { regions } from "./index";
import { countriesIn } from "./places";

const schema = z.object({ country: text(), province: text(), city: text(), area: text(), area_id: integer() });
const words = {
  "thing.fields.country": "Country",
  "thing.fields.province": "Province",
  "thing.fields.city": "City",
  "thing.fields.area": "District",
  "thing.fields.area_id": "Area code",
};
const create = vi.fn(async (_, { data }) => ({ data: { id: 1, ...data } }));
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: "input" });
const type = (label: string, value: string) => fireEvent.change(box(label), { target: { value } });
/** The options of a box after it is opened; empty if there are none. */
const choices = (label: string) => {
  fireEvent.keyDown(box(label), { key: "Escape" });
  fireEvent.mouseDown(box(label));
  const names = screen.queryAllByRole("option").map(({ textContent }) => textContent);
  fireEvent.keyDown(box(label), { key: "Escape" });
  return names;
};

// A slow machine must not fail the test.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 40_000 });

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  create.mockClear();
});
const given: CountryPlaces = {
  country: "CN",
  isMeant: (country) => country === "中国" || country === "China",
  load: async () => [
    ["广东省", [["深圳市", [["南山区", 440305]]]]],
    ["浙江省", [["杭州市", [["西湖区", 330106]]]]],
    ["北京市", [["北京市", [["东城区", 110101]]]]],
  ],
  names: {
    en: async () =>
      new Map([
        ["/广东省", "Guangdong"],
        ["/广东省/深圳市", "Shenzhen"],
        ["/广东省/深圳市/南山区", "Nanshan District"],
        ["/北京市", "Beijing"],
        ["/北京市/北京市", "Beijing"],
      ]),
  },
};
const show = async (country: string, places: CountryPlaces | null = given, offers = true) => {
  renderView(
    <PlacesContext value={places}>
      <Filled by={offers ? regions.fills : []}>
        <CreateView schema={schema} defaults={{ country }}>
          <RegionInput source="region" country="country" province="province" city="city" area="area" code="area_id" />
        </CreateView>
      </Filled>
    </PlacesContext>,
    { words, provider: { create } },
  );
  await screen.findByLabelText("Country");
  // Only a box with choices has a button that opens them.
  if (offers) await waitFor(() => expect(document.querySelector(".MuiAutocomplete-popupIndicator")).not.toBeNull());
};

describe("the region of an address", () => {
  it("narrows each place by the one above, and stores the register's names and code whatever language they are read in", async () => {
    await show("中国");
    expect(box("Country").value).toBe("China");
    fireEvent.mouseDown(box("Province"));
    await screen.findByRole("option", { name: "Guangdong" });
    type("Province", "guangdong");
    expect(choices("City")).toContain("Shenzhen");
    type("City", "深圳市");
    expect(box("City").value).toBe("深圳市");
    fireEvent.blur(box("City"));
    expect(box("City").value).toBe("Shenzhen");
    expect(choices("District")).toContain("Nanshan District");
    type("District", "Nanshan District");
    expect(box("Area code").value).toBe("440305");
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(create).toHaveBeenCalled());
    expect(create.mock.calls[0]?.[1].data).toEqual({
      country: "中国",
      province: "广东省",
      city: "深圳市",
      area: "南山区",
      area_id: 440305,
    });
  });

  it("empties what lies in another province, and takes a city that is one itself", async () => {
    await show("China");
    fireEvent.mouseDown(box("Province"));
    await screen.findByRole("option", { name: "Beijing" });
    type("Province", "浙江省");
    type("City", "杭州市");
    type("District", "西湖区");
    type("Province", "北京市");
    expect([box("City").value, box("District").value, box("Area code").value]).toEqual(["", "", ""]);
    expect(choices("City")).toEqual(["Beijing"]);
  });

  it("is free text in another country, and the country's name is offered", async () => {
    await show("Germany");
    expect(choices("Country")).toContain("Germany");
    type("Province", "Bavaria");
    type("City", "Munich");
    type("Province", "Bayern");
    expect(choices("City")).toEqual([]);
    expect(box("City").value).toBe("Munich");
  });

  it("is typed in a console that gives no places", async () => {
    await show("中国", null);
    expect(box("Country").value).toBe("中国");
    expect(choices("Province")).toEqual([]);
    type("Province", "广东省");
    type("City", "Shenzhen");
    type("District", "Nanshan");
    type("Area code", "7");
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(create).toHaveBeenCalled());
    expect(create.mock.calls[0]?.[1].data).toEqual({
      country: "中国",
      province: "广东省",
      city: "Shenzhen",
      area: "Nanshan",
      area_id: 7,
    });
  });

  it("is typed in a console without the feature", async () => {
    await show("中国", given, false);
    expect(box("Country").value).toBe("中国");
    type("Province", "广东省");
    type("Area code", "7");
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(create).toHaveBeenCalled());
    expect(create.mock.calls[0]?.[1].data).toMatchObject({ country: "中国", province: "广东省", area_id: 7 });
  });

  it("knows countries in each language", () => {
    expect(countriesIn("zh-CN")).toContain("日本");
  });
});
