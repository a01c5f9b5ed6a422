import { expect, it, vi } from "vitest";
import type { ImportState } from "pilothouse/features/import/console/wizard";
import { createStepLedger } from "pilothouse/features/wizard/console/parts";
import { type ChosenFile, checkFile, submitImport } from "./deviceImportWizard";

const READY: ImportState = {
  phase: "checking",
  name: "devices.xlsx",
  sheets: ["Devices"],
  mode: "add",
  sheet: "Devices",
  head: 1,
  heads: [],
  hidden: 0,
  takesHidden: false,
  examples: 0,
  takesExamples: false,
  isRecalled: false,
  marks: {},
  columns: [],
  unsure: {},
  clashes: {},
  mapping: { 0: "uid" },
  counts: {
    ...{ waiting: 0, good: 2, adds: 0, changes: 0, same: 0, bad: 1, repeated: 0 },
    ...{ created: 0, changed: 0, exists: 0, refused: 0, unanswered: 0 },
  },
  check: { state: "none", done: 0, refused: 0, there: 0, changing: 0, trouble: "" },
  complete: true,
  progress: null,
  trouble: null,
  version: 1,
};
const uid = { name: "uid", as: "text", many: false, required: true, label: "UID", headers: [], words: [] } as const;
const plan = {
  title: "Devices",
  natural: ["uid"],
  fields: [{ ...uid, choices: [], resource: null, schema: { builder: "text", args: {} } }],
};
const chosen = (state: Partial<ImportState> = {}, opened = "a"): ChosenFile => ({
  options: { plan },
  state: () => ({ ...READY, ...state }),
  opened: () => opened,
  goodFile: async () => new File(["rows"], "devices.xlsx"),
});
const VALUES = { name: "Spring", pk: "pk1", comp_id: 2, batch_id: "" };

it("names what keeps a file from being gone on with", async () => {
  const fault = async (state: Partial<ImportState>) => (await checkFile(chosen(state))()).file;
  expect(await fault({ phase: "choosing" })).toBe("wizard.device.noFile");
  expect(await fault({ complete: false })).toBe("wizard.device.reading");
  expect(await fault({ mapping: {} })).toBe("wizard.device.noUid");
  expect(await fault({ counts: { ...READY.counts, good: 0 } })).toBe("wizard.device.noneGood");
  expect(await fault({})).toBeUndefined();
});

it("sends a file once, however often the platform refuses the rest, and sends another file of the same name", async () => {
  const put = vi.fn(async () => `/files/${put.mock.calls.length}`);
  const create = vi.fn(async (given: object) => ({ id: 7, ...given }));
  create.mockRejectedValueOnce(new Error("refused"));
  const ledger = createStepLedger({}, () => undefined);
  await expect(submitImport({ job: chosen(), create, put })(VALUES, ledger)).rejects.toThrow("refused");
  expect(await submitImport({ job: chosen(), create, put })(VALUES, ledger)).toMatchObject({ id: 7, url: "/files/1" });
  expect(put).toHaveBeenCalledTimes(1);
  await submitImport({ job: chosen({}, "b"), create, put })(VALUES, ledger);
  expect(create).toHaveBeenLastCalledWith({ ...VALUES, url: "/files/2" });
});

it("leads back to the file that has to be chosen again, and sends nothing", async () => {
  const put = vi.fn(async () => "");
  const ledger = createStepLedger({}, () => undefined);
  const begun = submitImport({ job: chosen({ phase: "choosing" }), create: async () => ({}), put });
  await expect(begun(VALUES, ledger)).rejects.toMatchObject({ body: { errors: { file: "wizard.device.noFile" } } });
  expect(put).not.toHaveBeenCalled();
});
