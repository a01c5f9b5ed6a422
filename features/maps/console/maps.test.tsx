import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { setConfig } from "../../../src/framework/wire/config";
import { CreateView } from "../../../src/framework/form/CreateView";
import { renderView, FormValue } from "../../../tests/forms/formHarness";
import { PointInput } from "../../../src/framework/form/PointInput";
import { Filled } from "../../../src/framework/slots";
import words from "../words/en.json";
import { maps } from ".";

afterEach(() => {
  cleanup();
  setConfig(null);
});

const valueOf_ = (source: string) => JSON.parse(screen.getByTestId(source).textContent ?? "null");
const show = (map_tiles: string, fills = maps.fills) => {
  setConfig({ map_tiles });
  renderView(
    <Filled by={fills}>
      <CreateView schema={z.object({})} defaults={{ north: 31.230416, east: 121.473701 }}>
        <PointInput source="place" latitude="north" longitude="east" />
        <FormValue source="north" />
        <FormValue source="east" />
      </CreateView>
    </Filled>,
    { words: { ...words, "thing.fields.place": "Place" } },
  );
};

describe("a place", () => {
  it("is on a map of the installation's tiles, and is moved there by keys", async () => {
    show("https://tiles.example/{z}/{x}/{y}.png");
    const map = await screen.findByRole("application", { name: "Place: 31.230416, 121.473701" });
    await waitFor(() => expect(map.querySelector(".leaflet-marker-icon svg")).not.toBeNull());
    fireEvent.keyDown(map, { key: "ArrowUp" });
    expect(valueOf_("north")).toBeGreaterThan(31.230416);
    expect(valueOf_("east")).toBeCloseTo(121.473701, 5);
    const [north, east] = [valueOf_("north"), valueOf_("east")];
    fireEvent.keyDown(map, { key: "ArrowLeft", shiftKey: true });
    expect(valueOf_("east")).toBeLessThan(east);
    expect(valueOf_("north")).toBeCloseTo(north, 5);
    expect(screen.getByRole("button", { name: "Zoom in" })).toBeDefined();
  });

  it("is its coordinates and a link where there are no tiles", async () => {
    show("");
    const link = await screen.findByRole("link", { name: "Open on OpenStreetMap" });
    expect(link.getAttribute("href")).toContain("mlat=31.230416&mlon=121.473701");
    expect(screen.queryByRole("application")).toBeNull();
  });

  it("is two numbers in a console without the feature", async () => {
    show("https://tiles.example/{z}/{x}/{y}.png", []);
    expect(await screen.findAllByRole("textbox")).toHaveLength(2);
    expect(screen.queryByRole("application")).toBeNull();
    expect(screen.queryByRole("link")).toBeNull();
  });
});
