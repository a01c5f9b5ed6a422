import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { singleRecordProvider, renderView, thingResource } from "../../../tests/forms/formHarness";
import { FindResourceProvider, usePermanentFilter } from "../../../src/framework/resource/related";
import { RelatedList, ShowView, TextField } from "../../../src/framework/show";
import { Filled } from "../../../src/framework/slots";
import type { Reference } from "../../../src/framework/wire/contract";
import first from "../words/first/en.json";
import { related } from "./index";

const part: Reference = { resource: "part", path: "/test/parts", key: "id", title: "name" };
const PartList = () => <p>parts {JSON.stringify(usePermanentFilter())}</p>;
const find = async () => ({
  ...thingResource,
  name: "part",
  path: "/test/parts",
  views: { list: async () => ({ default: PartList }) },
});
const words = { ...first, "part.plural": "Parts", "related.named": "{{name}}" };

const show = (total: number) => {
  const getList = vi.fn(async () => ({ data: [], total }));
  renderView(
    <FindResourceProvider value={find}>
      <Filled by={related.fills}>
        <ShowView related={[<RelatedList key="part" of={part} target="thing_pk" source="pk" />]}>
          <TextField source="name" />
        </ShowView>
      </Filled>
    </FindResourceProvider>,
    {
      words,
      at: "/test/things/7/show?tab=part",
      provider: { ...singleRecordProvider({ id: 7, name: "Pump", pk: "p7" }), getList },
    },
  );
  return getList;
};

it("draws lists below the record, narrowed to it, and leads to the one that the address names", async () => {
  const getList = show(7);
  await screen.findByText('parts {"thing_pk":"p7"}');
  const list = screen.getByRole("region", { name: "Parts" });
  expect(document.activeElement).toBe(list);
  expect(list.querySelector("header")?.textContent).toBe("Parts7");
  // This request counts the records. The list sends another request.
  expect(getList).toHaveBeenCalledExactlyOnceWith("part", expect.objectContaining({ filter: { thing_pk: "p7" } }));
});

it("says in one sentence which lists are empty, and does not load them", async () => {
  const getList = show(0);
  const sentence = await screen.findByText("No Parts yet.");
  expect(document.activeElement).toBe(sentence.parentElement);
  expect(screen.queryByText(/^parts/)).toBeNull();
  expect(getList).toHaveBeenCalledOnce();
});
