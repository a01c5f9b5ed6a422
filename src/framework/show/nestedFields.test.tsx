import { expect, it } from "vitest";
import { nestedFields } from "./nestedFields";

const Field = (_: { readonly source?: string; readonly label?: string | boolean }) => null;

it("are the fields among the children of a list, however deep", () => {
  const found = nestedFields(
    <>
      words between
      <Field source="url" label="Address" />
      {false}
      <>
        <Field source="size" label={false} />
      </>
      <Field />
    </>,
  );
  expect(found.map(({ source, label }) => [source, label])).toEqual([
    ["url", "Address"],
    ["size", undefined],
  ]);
});
