import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { integer, text } from "../../schema";
import { CreateView } from "./CreateView";
import { renderView } from "./formHarness";
import { RegionInput } from "./RegionInput";
import { countriesIn, isChina } from "./regions";

const schema = z.object({ country: text(), province: text(), city: text(), area: text(), area_id: integer() });
const words = {
  "thing.fields.country": "Country",
  "thing.fields.province": "Province",
  "thing.fields.city": "City",
  "thing.fields.area": "District",
  "thing.fields.area_id": "Area code",
};
const create = vi.fn(async (_, { data }) => ({ data: { id: 1, ...data } }));
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(box(label), { target: { value } });
const choices = (label: string) => [...(box(label).list?.options ?? [])].map(({ value }) => value);

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  create.mockClear();
});
const show = async (country: string) => {
  renderView(
    <CreateView schema={schema} defaults={{ country }}>
      <RegionInput source="region" country="country" province="province" city="city" area="area" code="area_id" />
    </CreateView>,
    { words, provider: { create } },
  );
  await screen.findByLabelText("Country");
};

describe("the region of an address", () => {
  it("narrows each place by the one above, and knows the district's code", async () => {
    await show("中国");
    await waitFor(() => expect(choices("Province")).toContain("广东省"));
    type("Province", "广东省");
    expect(choices("City")).toContain("深圳市");
    type("City", "深圳市");
    expect(choices("District")).toContain("南山区");
    type("District", "南山区");
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
    await waitFor(() => expect(choices("Province")).toContain("北京市"));
    type("Province", "浙江省");
    type("City", "杭州市");
    type("District", "西湖区");
    type("Province", "北京市");
    expect([box("City").value, box("District").value, box("Area code").value]).toEqual(["", "", ""]);
    expect(choices("City")).toEqual(["北京市"]);
  });

  it("is free text in another country, whose name is offered", async () => {
    await show("Germany");
    expect(choices("Country")).toContain("Germany");
    type("Province", "Bavaria");
    type("City", "Munich");
    type("Province", "Bayern");
    expect(choices("City")).toEqual([]);
    expect(box("City").value).toBe("Munich");
  });

  it("knows countries in each language, and China however it is written", () => {
    expect(countriesIn("zh-CN")).toContain("日本");
    expect(["China", "中国", "中國", " cn "].every(isChina)).toBe(true);
    expect(isChina("Taiwan")).toBe(false);
  });
});
