import { render, screen, waitFor, within } from "@testing-library/react";
import { CoreAdminContext, TestMemoryRouter } from "ra-core";
import { describe, expect, it, vi } from "vitest";
import * as form from "../../src/framework/form";
import * as ui from "../../src/framework/ui";
import * as value from "../../src/framework/value";
import { readSource } from "../../tests/architecture/sources";
import type { Examples } from "./Examples";
import { Catalogue } from "./page/Catalogue";

const files = import.meta.glob<{ readonly default: Examples }>("./examples/*.examples.tsx", { eager: true });
const parts = Object.values(files).map((file) => file.default);

const draw = (all: readonly Examples[]) =>
  render(
    <TestMemoryRouter>
      <CoreAdminContext>
        <Catalogue parts={all} />
      </CoreAdminContext>
    </TestMemoryRouter>,
  );

/** Parts that need records of the platform, a whole page, or another part around them. */
const NEEDS_MORE = new Set(["Icon", "DayPicker", "ReferenceValue", "ReferencesValue"]);
const CONTENT = "input, textarea, select, button, img, svg, .ui-shadow";
const shown = Object.keys(files)
  .map((file) => readSource(`authoring/catalogue/${file.slice(2)}`))
  .join("\n");

describe("the catalogue", () => {
  it.each(parts.map((part) => [part.title, part] as const))("draws %s in each state", async (_, part) => {
    draw([part]);
    const states = Object.keys(part.states);
    expect(screen.getAllByRole("figure").map((one) => one.querySelector("figcaption")?.textContent)).toEqual(states);
    await waitFor(() => {
      for (const [at, figure] of screen.getAllByRole("figure").entries()) {
        expect(within(figure).queryByRole("alert")).toBeNull();
        const hasText = figure.textContent !== states[at];
        expect([states[at], hasText || figure.querySelector(CONTENT) !== null]).toEqual([states[at], true]);
      }
    });
  });

  it("shows the refusal at its field", async () => {
    draw(parts.filter(({ title }) => title === "Inputs of forms"));
    expect(await screen.findByText("Use letters and digits.")).toBeTruthy();
  });

  it("shows what an example throws, and draws the others", () => {
    const Broken = () => {
      throw new Error("no record");
    };
    const reported = vi.spyOn(console, "error").mockReturnValue();
    draw([{ title: "Stars", states: { Broken, Whole: () => <b>whole</b> } }]);
    expect(screen.getByRole("alert").textContent).toContain("no record");
    expect(screen.getByText("whole")).toBeTruthy();
    expect(reported).toHaveBeenCalled();
    reported.mockRestore();
  });

  it("has each part for any page, and each kind of value", () => {
    const isPart = (name: string) => /^[A-Z]/.test(name) && !NEEDS_MORE.has(name) && !name.endsWith("Context");
    const names = [...Object.keys(ui), ...Object.keys(value)].filter(isPart);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !shown.includes(`<${name}`))).toEqual([]);
    const inputs = Object.keys(form).filter((name) => shown.includes(`<${name} `));
    expect(inputs.length).toBeGreaterThan(9);
  });
});
