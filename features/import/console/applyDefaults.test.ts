import { HttpError, testDataProvider } from "ra-core";
import * as z from "zod/mini";
import { expect, it, vi } from "vitest";
import { integer, text } from "../../../shared/schema";
import { bearer } from "../../../src/framework/wire/calls";
import type { Importer } from "../../../src/framework/wire/contract";
import { WireFailure } from "../../../src/framework/wire/WireFailure";
import { sendOneRow } from "./sendOneRow";

const importer: Importer = {
  call: bearer.add("/add", { name: "text" }),
  natural: ["name"],
  checkedAs: "thing",
  fields: z.object({ name: text(), size: integer(), port: integer({ when: { size: [5] } }) }),
  defaults: { size: 4, port: 80 },
};
const refused = new HttpError("", 406, {
  failure: new WireFailure({ reason: "answer", code: 406, path: "/p", fields: {} }),
});

it("fills empty cells of a row that becomes a new record, and not of one that changes a record", async () => {
  const call = vi.fn(async () => ({ data: {} }));
  const update = vi.fn((): Promise<never> => Promise.reject(refused));
  const sending = {
    dataProvider: { ...testDataProvider(), call, update },
    importer,
    announced: { task: "t", name: "f.xlsx", header: ["Name"], total: 1, bad: 0, later: 1, mode: "both" } as const,
    reasonOf: () => "",
  };
  const row = { at: 0, cells: ["N", ""], record: { name: "N" } };
  await sendOneRow(sending, { ...row, update: { is: "adds", changes: [] } });
  expect(call).toHaveBeenCalledWith(importer.call, { name: "N", size: 4 }, { once: true });
  await sendOneRow(sending, {
    ...row,
    update: { is: "changes", key: 7, changes: [{ field: "name", before: "M", after: "N" }] },
  });
  expect(update).toHaveBeenCalledWith("thing", {
    id: 7,
    data: { name: "N" },
    previousData: { id: 7 },
    // For all records of an import, people are asked once about values that would be lost.
    meta: { batch: expect.anything() },
  });
  expect(call).toHaveBeenCalledTimes(1);
});
