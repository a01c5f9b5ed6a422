import { fireEvent, render, screen } from "@testing-library/react";
import { CoreAdminContext } from "ra-core";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { i18nProviderOf } from "../../../tests/forms/formHarness";
import { DayBox } from "./DayBox";

const onChange = vi.fn();
const Kept = () => {
  const [day, setDay] = useState("2026-11-22");
  return (
    <DayBox
      label="From"
      day={day}
      onDay={(next) => {
        onChange(next);
        setDay(next);
      }}
    />
  );
};
const show = (language: string) => {
  const i18n = i18nProviderOf();
  void i18n.changeLocale(language);
  render(
    <CoreAdminContext i18nProvider={i18n}>
      <Kept />
    </CoreAdminContext>,
  );
  return screen.getByLabelText<HTMLInputElement>("From", { selector: "input" });
};
const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });

beforeEach(() => {
  onChange.mockReset();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("a day", () => {
  it.each([
    ["en", "3 Dec 2026"],
    ["zh-CN", "2026年12月3日"],
  ])("is shown in %s as year-month-day, and read from %s or digits", (language, typed) => {
    const box = show(language);
    expect(box.value).toBe("2026-11-22");
    type(box, typed);
    fireEvent.keyDown(box, { key: "Enter" });
    expect(onChange).toHaveBeenLastCalledWith("2026-12-03");
    type(box, "2026-1-5");
    fireEvent.blur(box);
    expect(onChange).toHaveBeenLastCalledWith("2026-01-05");
    type(box, "");
    fireEvent.blur(box);
    expect(onChange).toHaveBeenLastCalledWith("");
  });

  it("that is half typed is not reported by a pause, and one that no calendar has is marked", () => {
    const box = show("en");
    type(box, "2026-11-2");
    vi.advanceTimersByTime(1000);
    expect(onChange).not.toHaveBeenCalled();
    type(box, "31 Nov 2026");
    fireEvent.blur(box);
    expect(onChange).not.toHaveBeenCalled();
    expect(box.getAttribute("aria-invalid")).toBe("true");
    type(box, "30 Nov 2026");
    fireEvent.blur(box);
    expect(onChange).toHaveBeenCalledWith("2026-11-30");
    expect(box.getAttribute("aria-invalid")).toBe("false");
  });
});
