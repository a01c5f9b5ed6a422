import { TestTranslationProvider } from "ra-core";
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { RecordSkeleton } from "./RecordSkeleton";

const draw = (isShown: boolean) =>
  render(
    <TestTranslationProvider translate={(key: string) => key}>
      <RecordSkeleton isShown={isShown} />
    </TestTranslationProvider>,
  ).container;

it("has the facts and pairs of a record, or the boxes of a form", () => {
  const [record, form] = [draw(true), draw(false)];
  const boxes = ".ui-shadow-field > .MuiSkeleton-rounded";
  expect(record.querySelectorAll(".ui-head-facts > div").length).toBeGreaterThan(2);
  expect(record.querySelectorAll(".ui-shadow-field > .ui-shadow-lines").length).toBeGreaterThan(3);
  expect(record.querySelectorAll(boxes)).toHaveLength(0);
  expect(form.querySelectorAll(".ui-head-facts")).toHaveLength(0);
  expect(form.querySelectorAll(boxes).length).toBeGreaterThan(3);
});
