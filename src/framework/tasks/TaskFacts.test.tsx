// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { CoreAdminContext, TestMemoryRouter } from "ra-core";
import { afterEach, expect, it } from "vitest";
import { thing, wordsOf } from "../form/formHarness";
import { readTask } from "./PlatformTask";
import { TaskFacts } from "./TaskFacts";

afterEach(cleanup);

const words = { "tasks.counts": "expected {{expected}}, written {{written}}", "tasks.differs": "because" };

const show = (row: Readonly<Record<string, unknown>>) => {
  const source = { does: "export", props: thing, follow: "export_get", work: null } as const;
  render(
    <TestMemoryRouter>
      <CoreAdminContext i18nProvider={wordsOf(words)}>
        <TaskFacts task={readTask(source, { id: "1", state: 3, ...row }, 0)} />
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
};

it("tells how many rows were expected and how many were written, and why these differ", () => {
  show({ expected: 53711, written: 12832 });
  expect(screen.getByText("expected 53,711, written 12,832")).toBeTruthy();
  expect(screen.getByText("because")).toBeTruthy();
});

it("gives no reason when all is as expected", () => {
  show({ expected: 7, written: 7 });
  expect(screen.getByText("expected 7, written 7")).toBeTruthy();
  expect(screen.queryByText("because")).toBeNull();
});

it("is silent about numbers that a platform does not tell", () => {
  show({});
  expect(screen.queryByText(/expected/)).toBeNull();
});
