import { QueryClient } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { CoreAdminContext } from "ra-core";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { PendingDeletionNotice } from "./PendingDeletionNotice";

const rest = vi.hoisted(() => ({
  rows: [{ id: "log", rows: 12, days: 365, until: 1_760_000_000, from: 1_790_000_000 }],
  agreed: "",
}));
vi.mock("./pendingDeletions", () => ({
  readPendingDeletions: async () => rest.rows,
  agreeToDeletion: async (resource: string) => {
    rest.agreed = resource;
    rest.rows = [];
  },
}));

const show = (resource: string) =>
  render(
    <CoreAdminContext queryClient={new QueryClient()}>
      <PendingDeletionNotice resource={resource} />
    </CoreAdminContext>,
  );

describe("a rule that would delete old rows of a list", () => {
  beforeEach(() => {
    rest.agreed = "";
  });

  it("says nothing in other lists", async () => {
    show("other");
    await new Promise((settle) => setTimeout(settle, 20));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("asks once more before anybody agrees, and goes when somebody has", async () => {
    show("log");
    fireEvent.click(await screen.findByText("ui.leaving.now"));
    expect(rest.agreed).toBe("");
    fireEvent.click(screen.getByText("ui.leaving.keep"));
    expect(rest.agreed).toBe("");
    fireEvent.click(screen.getByText("ui.leaving.now"));
    fireEvent.click(screen.getByText("ui.leaving.delete"));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(rest.agreed).toBe("log");
  });
});
