import { useQuery } from "@tanstack/react-query";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderView } from "../../../tests/forms/formHarness";
import { useRecords } from "./useRecords";

const Lists = ({ ask }: { readonly ask: (resource: string) => Promise<string> }) => {
  const { create, change } = useRecords();
  useQuery({ queryKey: ["thing", "getList"], queryFn: () => ask("thing") });
  useQuery({ queryKey: ["other", "getList"], queryFn: () => ask("other") });
  return (
    <>
      <button type="button" onClick={() => void create("thing")({ name: "a" })}>
        Create
      </button>
      <button type="button" onClick={() => void change("thing")({ id: 7, name: "a" }, { name: "b" })}>
        Change
      </button>
    </>
  );
};
it("asks again for the lists of what it stored, and for no others", async () => {
  const ask = vi.fn(async (resource: string) => resource);
  const create = vi.fn().mockResolvedValue({ data: { id: 7 } });
  const update = vi.fn().mockResolvedValue({ data: { id: 7 } });
  renderView(<Lists ask={ask} />, { provider: { create, update } });
  const asked = () => ask.mock.calls.map(([resource]) => resource).sort();
  await waitFor(() => expect(asked()).toEqual(["other", "thing"]));
  fireEvent.click(screen.getByRole("button", { name: "Create" }));
  await waitFor(() => expect(asked()).toEqual(["other", "thing", "thing"]));
  fireEvent.click(screen.getByRole("button", { name: "Change" }));
  await waitFor(() => expect(asked()).toEqual(["other", "thing", "thing", "thing"]));
  expect(update).toHaveBeenCalledWith("thing", { id: 7, data: { name: "b" }, previousData: { id: 7, name: "a" } });
});
