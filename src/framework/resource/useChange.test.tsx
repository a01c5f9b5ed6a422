import { fireEvent, screen } from "@testing-library/react";
import { HttpError, useNotify } from "ra-core";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { WireFailure } from "../wire/WireFailure";
import { renderView } from "../../../tests/forms/formHarness";
import { useChange } from "./useChange";

const seen = { id: 7, name: "Pump", state: 1, row_version: 1 };
const refusal = (record: object) => {
  const data = { record, changed_at: 1_700_000_000, changed_by: { user_id: "li", user_name: "Li Wei" } };
  const failure = new WireFailure({ reason: "answer", code: 412, path: "/thing/set", data });
  return new HttpError("Li Wei changed it meanwhile", 412, { failure });
};

const Switch = () => {
  const change = useChange("thing");
  const notify = useNotify();
  const [said, setSaid] = useState("");
  const press = () => {
    change(seen, { state: 2 }).then(
      () => setSaid("changed"),
      (error: Error) => {
        notify(error.message);
        setSaid(error.message);
      },
    );
  };
  return (
    <>
      <button type="button" onClick={press}>
        Switch
      </button>
      <output>{said}</output>
    </>
  );
};

const press = () => fireEvent.click(screen.getByRole("button", { name: "Switch" }));
const versions = (update: ReturnType<typeof vi.fn>) =>
  update.mock.calls.map(([, { previousData }]) => previousData.row_version);
describe("a change beside a form", () => {
  it("goes through when somebody else changed other fields", async () => {
    const update = vi.fn().mockImplementation(async () => ({ data: { ...seen, state: 2 } }));
    update.mockRejectedValueOnce(refusal({ ...seen, name: "Valve", row_version: 2 }));
    renderView(<Switch />, { provider: { update } });
    press();
    await screen.findByText("changed");
    expect(versions(update)).toEqual([1, 2]);
  });

  it("is warned of a change of the same field, and made if it is asked for again", async () => {
    const update = vi.fn().mockImplementation(async () => ({ data: { ...seen, state: 2 } }));
    update.mockRejectedValueOnce(refusal({ ...seen, state: 3, row_version: 5 }));
    renderView(<Switch />, { provider: { update } });
    press();
    await screen.findByText("Li Wei changed it meanwhile");
    expect(versions(update)).toEqual([1]);
    press();
    await screen.findByText("changed");
    expect(versions(update)).toEqual([1, 5]);
  });
});
