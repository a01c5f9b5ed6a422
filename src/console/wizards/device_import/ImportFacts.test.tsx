import { cleanup, render, screen } from "@testing-library/react";
import { CoreAdminContext } from "ra-core";
import { expect, it } from "vitest";
import type { DeviceImport } from "../../../generated/operate/device_import/deviceImport.schema";
import { ImportState } from "../../../../shared/generated/enums";
import { ImportFacts } from "./ImportFacts";

const i18nProvider = {
  translate: (key: string) => key,
  changeLocale: async () => undefined,
  getLocale: () => "en",
};
const file = { id: 1, name: "june.xlsx", pk: "P1", comp_id: 1, batch_id: "", url: "/files/1", total: 10, result: "" };
const facts = { user_id: 1, lang: "en", gmt_create: 1, gmt_update: 1 };
const counts = (created: number, existing: number, failed: number) => ({ created, existing, failed, done: 10 });

const toneOf = (more: Partial<ReturnType<typeof counts> & Pick<DeviceImport, "state">>) => {
  const record: DeviceImport = { ...file, ...facts, state: ImportState.imported, ...counts(10, 0, 0), ...more };
  render(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <ImportFacts record={record} error={null} onRetry={() => undefined} />
    </CoreAdminContext>,
  );
  const alert = screen.getByRole("status").querySelector(".MuiAlert-root");
  return /MuiAlert-color(\w+)/.exec(alert?.className ?? "")?.[1]?.toLowerCase() ?? "none";
};
it.each([
  ["all rows are taken", counts(10, 0, 0), "success"],
  ["all are there already", counts(0, 10, 0), "success"],
  ["some are refused", counts(9, 0, 1), "warning"],
  ["all are refused", counts(0, 0, 10), "warning"],
])("says of an import of which %s no better than it is", (_, given, tone) => {
  expect(toneOf(given)).toBe(tone);
});

it("is no success while it goes on, nor when it was stopped", () => {
  expect(toneOf({ state: ImportState.importing })).toBe("none");
  cleanup();
  expect(toneOf({ state: ImportState.stopped })).toBe("warning");
});

it("says that nothing is new only where nothing was refused either", () => {
  const isSaid = () => screen.queryByText(/wizard\.device\.nothingNew/) !== null;
  toneOf(counts(0, 10, 0));
  expect(isSaid()).toBe(true);
  cleanup();
  toneOf(counts(0, 9, 1));
  expect(isSaid()).toBe(false);
  cleanup();
  toneOf(counts(1, 9, 0));
  expect(isSaid()).toBe(false);
});
