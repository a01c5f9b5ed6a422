import { expect, it } from "vitest";
import { type FieldChange, cutToSize } from "./changes";

const sizeOf = (changes: readonly FieldChange[]): number => Buffer.byteLength(JSON.stringify(changes));

it("leaves an entry as it is that has room", () => {
  const changes = [
    { field: "name", before: "Old", after: "x".repeat(3000) },
    { field: "key", secret: true as const },
  ];
  expect(cutToSize(changes)).toEqual(changes);
});

it("shortens long values until an entry fits, and keeps every field and all short values", () => {
  const fields = Array.from({ length: 60 }, (_, at) => ({
    field: `note_${at}`,
    before: "长".repeat(4000),
    after: "好",
  }));
  const list = { field: "rows", after: Array.from({ length: 5000 }, (_, at) => ({ at })) };
  const shortened = cutToSize([...fields, list, { field: "state", before: 1, after: 2 }]);
  expect(sizeOf(shortened)).toBeLessThanOrEqual(11_000);
  expect(shortened.map(({ field }) => field)).toEqual([...fields.map(({ field }) => field), "rows", "state"]);
  expect(shortened[0]?.before).toMatch(/^长+…$/);
  expect(shortened[0]?.after).toBe("好");
  expect(shortened.at(-2)?.after).toMatch(/^\[\{"at":0\}.*…$/);
  expect(shortened.at(-1)).toEqual({ field: "state", before: 1, after: 2 });
});
