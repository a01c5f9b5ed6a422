import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { CreateView } from "./CreateView";
import { renderView, FormValue, i18nProviderOf } from "../../../tests/forms/formHarness";
import { TimeRangeInput } from "./TimeRangeInput";
import { TimestampInput } from "./TimestampInput";
const words = { "thing.fields.at": "Begins at", "thing.fields.hours": "Hours", "thing.add": "New" };
const formValue = (source: string) => JSON.parse(screen.getByTestId(source).textContent ?? "null");
const seconds = (...parts: readonly [number, number, number, number, number, number]) =>
  Math.floor(new Date(...parts).getTime() / 1000);

const show = (language = "en", at: unknown = seconds(2026, 2, 14, 8, 5, 7)) => {
  const i18n = i18nProviderOf(words);
  void i18n.changeLocale(language);
  renderView(
    <CreateView schema={z.object({})} defaults={{ at, hours: "08:00-24:00" }}>
      <TimestampInput source="at" />
      <TimeRangeInput source="hours" />
      <FormValue source="at" />
      <FormValue source="hours" />
    </CreateView>,
    { i18n },
  );
};
const open = async (name: RegExp) => {
  fireEvent.click(await screen.findByLabelText(name, { selector: "button" }));
  return screen.findByLabelText(name, { selector: "[role=dialog]" }, { timeout: 5000 });
};

describe("a moment", () => {
  it.each(["2026-03-14T08:05:07Z", 1_773_475_507_000, -1])("shows %j as it is stored, which is no time", async (at) => {
    show("en", at);
    expect((await screen.findByLabelText<HTMLInputElement>("Begins at")).value).toBe(String(at));
    expect(formValue("at")).toBe(at);
  });

  it.each([0, null])("shows nothing for %j", async (at) => {
    show("en", at);
    expect((await screen.findByLabelText<HTMLInputElement>("Begins at")).value).toBe("");
  });

  it("keeps its time when another day is picked, and its day when another time is", async () => {
    show();
    const dialog = await open(/Begins at/);
    const picker = within(dialog);
    fireEvent.click(picker.getByText("20", { selector: "[role=gridcell]" }));
    expect(formValue("at")).toBe(seconds(2026, 2, 20, 8, 5, 7));
    fireEvent.click(picker.getByLabelText("23 hours"));
    expect(formValue("at")).toBe(seconds(2026, 2, 20, 23, 5, 7));
    fireEvent.keyDown(dialog, { key: "Escape" });
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    expect(screen.getByLabelText<HTMLInputElement>("Begins at").value).toBe("2026-03-20 23:05:07");
  });

  it.each([
    ["en", "2 Apr 2026 09:30"],
    ["en", "2026-04-02 09:30:00"],
    ["zh-CN", "2026年4月2日 9:30"],
  ])("is shown in %s as year-month-day hour:minute:second, and read from %s", async (language, typed) => {
    show(language);
    const box = await screen.findByLabelText<HTMLInputElement>("Begins at");
    expect(box.value).toBe("2026-03-14 08:05:07");
    fireEvent.change(box, { target: { value: typed } });
    expect(formValue("at")).toBe(seconds(2026, 3, 2, 9, 30, 0));
    fireEvent.blur(box);
    expect(box.value).toBe("2026-04-02 09:30:00");
  });

  it("is picked by keyboard alone", async () => {
    show();
    const dialog = await open(/Begins at/);
    const day = () => document.activeElement;
    await waitFor(() => expect(day()?.textContent).toBe("14"));
    fireEvent.keyDown(day() ?? dialog, { key: "ArrowDown" });
    await waitFor(() => expect(day()?.textContent).toBe("21"));
    fireEvent.keyDown(day() ?? dialog, { key: "ArrowRight" });
    await waitFor(() => expect(day()?.textContent).toBe("22"));
    fireEvent.click(day() ?? dialog);
    expect(formValue("at")).toBe(seconds(2026, 2, 22, 8, 5, 7));
  });

  it("is picked from weeks as the console's language has them", async () => {
    show();
    const firstDay = (dialog: HTMLElement) => dialog.querySelector("[role=columnheader]")?.getAttribute("aria-label");
    expect(firstDay(await open(/Begins at/))).toBe("Monday");
    cleanup();
    show("zh-CN");
    expect(firstDay(await open(/Begins at/))).toBe("星期一");
  });

  it.each([
    ["en", "March 2026"],
    ["zh-CN", "2026年3月"],
  ])("is picked from a month that is headed as %s writes it", async (language, month) => {
    show(language);
    within(await open(/Begins at/)).getByText(month);
  });
});

describe("a range of the day", () => {
  it("takes one end from the clock, leaves the other as it is, and reads what is typed", async () => {
    show();
    const picker = within(await open(/Hours: From: /));
    fireEvent.click(picker.getByLabelText("17 hours"));
    expect(formValue("hours")).toBe("17:00-24:00");
    const box = screen.getByLabelText("Hours: From");
    fireEvent.change(box, { target: { value: "930" } });
    fireEvent.blur(box);
    expect(formValue("hours")).toBe("09:30-24:00");
  });
});
