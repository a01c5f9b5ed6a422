import { act, render, screen } from "@testing-library/react";
import { CoreAdminContext, HttpError, ResourceContextProvider } from "ra-core";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { keySearch } from "../wire/keySearch";
import { WireFailure } from "../wire/WireFailure";
import { i18nProviderOf } from "../../../tests/forms/formHarness";
import { RecordMissing } from "./RecordMissing";
import { RecordSkeleton } from "./RecordSkeleton";

const words = i18nProviderOf({
  "form.missingTitle": "Record not found",
  "form.missingText": "It was deleted",
  "form.unfoundTitle": "Not found in the first pages",
  "form.unfoundText": "Not on the first {{pages}} pages",
  "form.seeking": "page {{page}} of {{pages}}",
  "ui.error.title": "Could not load",
});
const show = (part: ReactNode) =>
  render(
    <CoreAdminContext i18nProvider={words}>
      <ResourceContextProvider value="thing">{part}</ResourceContextProvider>
    </CoreAdminContext>,
  );
const failing = (reason: "answer" | "network") =>
  new HttpError("no way through", 404, { failure: new WireFailure({ reason, code: 404, path: "/x" }) });

it.each([
  ["was not answered", undefined, "Record not foundIt was deleted"],
  ["the platform refuses", failing("answer"), "Record not foundIt was deleted"],
  [
    "is on none of the pages that were looked through",
    new HttpError("", 404, { unfound: 50 }),
    "Not found in the first pagesNot on the first 50 pages",
  ],
  ["could not be read", failing("network"), "Could not loadno way through"],
])("a record that %s is said to be so", (_, error, text) => {
  show(<RecordMissing error={error} />);
  expect(screen.getByRole("alert").textContent).toContain(text);
});

it("while a list is looked through for a record, its page says so", () => {
  show(<RecordSkeleton />);
  expect(screen.queryByRole("status")).toBeNull();
  act(() => keySearch.notify({ page: 3, pages: 50 }));
  expect(screen.getByRole("status").textContent).toBe("page 3 of 50");
  act(() => keySearch.notify(null));
  expect(screen.queryByRole("status")).toBeNull();
});
