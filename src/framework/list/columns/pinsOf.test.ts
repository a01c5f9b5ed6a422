import { expect, it } from "vitest";
import { defineColumn } from "./defineColumn";
import { pinsOf } from "./PinnedColumns";
import { readColumnArrangement } from "./KeptColumns";

const { column } = defineColumn({ width: 100, exports: () => ({ as: "text" }), draw: () => null });
const columns = ["name", "state", "price", "time"].map((source) => column({ source }));
const drawn = { table: { current: null }, columns, widths: [200, 100, 150, 120], before: 44 };

it("puts pinned columns beside each other behind the first and the check boxes", () => {
  const pinned = ["price", "state"];
  expect(pinsOf({ ...drawn, pinned }, 1200)).toEqual([
    { place: 3, left: 244 },
    { place: 4, left: 344 },
  ]);
  expect(pinsOf({ ...drawn, pinned, before: 0 }, 1200)[0]).toEqual({ place: 2, left: 200 });
});

it("leaves room for the other columns", () => {
  expect(pinsOf({ ...drawn, pinned: ["state", "price"] }, 700)).toEqual([{ place: 3, left: 244 }]);
  expect(pinsOf({ ...drawn, pinned: ["state"] }, 500)).toEqual([]);
});

it("is kept with an arrangement, and nothing is kept where no column is pinned", () => {
  const kept = { order: [], hidden: [], widths: {} };
  expect(readColumnArrangement({ ...kept, pinned: ["state", 7] })).toEqual({ ...kept, pinned: ["state"] });
  expect(readColumnArrangement({ ...kept, pinned: "state" })).toEqual(kept);
});
