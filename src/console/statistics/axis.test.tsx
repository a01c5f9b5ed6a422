import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { TestTranslationProvider } from "ra-core";
import { axisTicks } from "../axisTicks";
import { TrendChart } from "./TrendChart";
import type { TrendPoint } from "./trend";

const point = (day: string, now: number): TrendPoint => ({
  ...{ day, now, nowText: String(now), done: now, open: null, beforeDay: "", before: null, beforeText: "" },
});

const ticksOf = async (...values: number[]): Promise<readonly number[]> => {
  // Only the chart has a size: texts as large as the chart would hide each other.
  const size = vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.classList.contains("recharts-responsive-container") ? new DOMRect(0, 0, 600, 300) : new DOMRect();
  });
  const { unmount } = render(
    <TestTranslationProvider translate={(key: string) => key}>
      <TrendChart
        title="Income"
        points={values.map((value, at) => point(`2026-11-0${at + 1}`, value))}
        short={(value) => `value ${value}`}
        labels={{ now: "now", before: "before" }}
      />
    </TestTranslationProvider>,
  );
  const ticks = (await screen.findAllByText(/^value /)).map(({ textContent }) => Number(textContent?.slice(6)));
  unmount();
  size.mockRestore();
  return ticks;
};

it("begins the axis at 0, however high the values are, and below 0 only for lower values", async () => {
  expect(Math.min(...(await ticksOf(940, 960, 1000)))).toBe(0);
  expect(Math.min(...(await ticksOf(-300, 200, 400)))).toBeLessThanOrEqual(-300);
});

it("marks the axis with round numbers at equal distances", async () => {
  const drawn = new Set(await ticksOf(3208, 1839, 254));
  expect([...drawn].toSorted((a, b) => a - b)).toEqual([0, 1000, 2000, 3000, 4000]);
  expect(axisTicks([3, 1])).toEqual([0, 1, 2, 3]);
  expect(axisTicks([-300, 400])).toEqual([-400, -200, 0, 200, 400]);
  expect(axisTicks([0, 0.5])).toEqual([0, 1]);
  expect(axisTicks([12])).toEqual([0, 5, 10, 15]);
});
