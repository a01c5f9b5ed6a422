import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { key, oneOf } from "../../../shared/schema";
import type { Enumeration } from "../wire/contract";
import { CreateView } from "./CreateView";
import { EditView } from "./EditView";
import { EnumInput } from "./EnumInput";
import { singleRecordProvider, renderView } from "../../../tests/forms/formHarness";
describe("EnumInput", () => {
  it("offers what the operator may give, and keeps the value that is there already", async () => {
    const size: Enumeration = {
      name: "size",
      values: [
        { value: 1, color: "default" },
        { value: 2, color: "default" },
        { value: 3, color: "default" },
      ],
    };
    const sizes = {
      "enums.size.1": "Small",
      "enums.size.2": "Middle",
      "enums.size.3": "Large",
      "thing.fields.size": "Size",
    };
    renderView(
      <CreateView schema={z.object({})} defaults={{ size: 3 }}>
        <EnumInput source="size" of={size} required />
      </CreateView>,
      { words: sizes, identity: { id: "anna", offers: { thing: { size: [1] }, other: { size: [2] } } } },
    );
    const box = await screen.findByRole("combobox", { name: /Size/ });
    fireEvent.mouseDown(box);
    const options = async () => (await screen.findAllByRole("option")).map(({ textContent }) => textContent);
    await waitFor(async () => expect(await options()).toEqual(["Small", "Large"]));
    fireEvent.click(screen.getByRole("option", { name: "Small" }));
    fireEvent.mouseDown(box);
    await waitFor(async () => expect(await options()).toEqual(["Small"]));
  });
});

describe("EnumInput of a state that goes from one to another", () => {
  const claim: Enumeration = { name: "claim", values: [1, 2, 3, 4].map((value) => ({ value, color: "default" })) };
  const claims = { "enums.claim.1": "Asked", "enums.claim.2": "Passed", "enums.claim.3": "Refused" };
  const transitions = { 1: [2, 3], 2: [4] };
  const offered = async (record: Readonly<Record<string, unknown>> | null) => {
    const input = <EnumInput source="state" of={claim} required transitions={transitions} />;
    const schema = z.object({ id: key(), state: z.optional(oneOf({ of: claim })) });
    const view = record ? (
      <EditView schema={schema}>{input}</EditView>
    ) : (
      <CreateView schema={schema} defaults={{}}>
        {input}
      </CreateView>
    );
    const at = record ? "/test/things/7" : "/test/things/create";
    renderView(view, { words: claims, at, provider: record ? singleRecordProvider({ id: 7, ...record }) : {} });
    fireEvent.mouseDown(await screen.findByRole("combobox"));
    return (await screen.findAllByRole("option")).map(({ textContent }) => textContent);
  };

  it.each([
    ["what it may become, and what it is", { state: 1 }, ["Asked", "Passed", "Refused"]],
    ["nothing else where it is at its end", { state: 3 }, ["Refused"]],
    [
      "nothing that the platform would refuse this account",
      { state: 1, row_refused: { "state.2": "513" } },
      ["Asked", "Refused"],
    ],
    ["everything where it is nothing yet", { state: 0 }, ["Asked", "Passed", "Refused", "enums.claim.4"]],
    ["everything in a new record", null, ["Asked", "Passed", "Refused", "enums.claim.4"]],
  ])("offers %s", async (_, record, expected) => {
    expect(await offered(record)).toEqual(expected);
  });
});
