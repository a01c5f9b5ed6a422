import { render, screen } from "@testing-library/react";
import { CoreAdminContext, HttpError } from "ra-core";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { BulkTaskPage } from "./BulkTaskPage";

const getOne = vi.fn();
vi.mock("../../../src/framework/providers/restProvider", () => ({ simpleRest: () => ({ getOne }) }));

const draw = () =>
  render(
    <MemoryRouter>
      <CoreAdminContext>
        <BulkTaskPage id="0123456789" missing={<p>no such page</p>} />
      </CoreAdminContext>
    </MemoryRouter>,
  );

it("says that there is no such page if the account has no such task", async () => {
  getOne.mockRejectedValue(new HttpError("gone", 404));
  draw();
  expect(await screen.findByText("no such page")).toBeDefined();
});

it("says why the task cannot be read, and tries again", async () => {
  getOne.mockRejectedValue(new HttpError("the server has a problem", 500));
  draw();
  expect((await screen.findByRole("alert")).textContent).toContain("the server has a problem");
  const asked = getOne.mock.calls.length;
  screen.getByRole("button").click();
  await vi.waitFor(() => expect(getOne.mock.calls.length).toBeGreaterThan(asked));
});
