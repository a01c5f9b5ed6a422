// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import {
  type AuthProvider,
  CoreAdminContext,
  HttpError,
  memoryStore,
  TestMemoryRouter,
  testDataProvider,
  type UserIdentity,
} from "ra-core";
import * as z from "zod/mini";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ResourceScreen } from "../../../src/framework/resource/resource";
import { type Console, ConsoleProvider } from "../../../src/framework/shell/Console";
import { integer } from "../../../shared/schema/integer";
import { oneOf } from "../../../shared/schema/oneOf";
import { text } from "../../../shared/schema/text";
import { Workbook } from "../../sheets/book/Workbook";
import { bearer } from "../../../src/framework/wire/calls";
import type { Importer, ResourceProps, WordTable } from "../../../src/framework/wire/contract";
import { WireFailure } from "../../../src/framework/wire/WireFailure";
import { emptyConsole } from "../../../tests/emptyConsole";
import { fakeImportWorker } from "./fakeImportWorker";
import { ImportDialog } from "./ImportDialog";

const words = async () => ({ default: { "card.fields.name": "Label", "card.plural": "Cards" } });
const resource: ResourceProps = {
  name: "card",
  section: "sample",
  path: "/card",
  key: "id",
  title: "name",
  access: {},
  words: { en: words, "zh-CN": words, "zh-TW": words },
  calls: async () => ({}),
  schema: async () => ({ row: z.looseObject({}) }),
  views: {},
};
const fields = z.object({ name: text({ required: true }), size: integer() });
const plain: Importer = { call: bearer.add("/card/add", { name: "text", size: "integer" }), natural: ["name"], fields };
const whole: Importer = { ...plain, call: bearer.call("import_add", "/card/import", { name: "text" }) };

const state = { name: "state", values: [{ value: 1 }, { value: 2 }] };
const stateIn = (on: string) => async () => ({ default: { "enums.state.1": on } satisfies WordTable });
const around: Console = {
  ...emptyConsole,
  words: { en: [stateIn("On")], "zh-CN": [stateIn("开")], "zh-TW": [stateIn("開")] },
};

const i18nProvider = {
  translate: (key: string, options: Readonly<Partial<Record<"_" | "shown" | "field" | "reason", string>>> = {}) => {
    if (key === "card.fields.name") return "Label";
    if (key === "form.refused") return `${options.field}: ${options.reason}`;
    return [options._ ?? key, ...(options.shown ? [options.shown] : [])].join(" ");
  },
  changeLocale: async () => undefined,
  getLocale: () => "en",
};

/** Imports are stored by account: each test has its own account. */
const show = (importer: Importer, user: UserIdentity, methods: object) => {
  const authProvider: AuthProvider = {
    login: async () => undefined,
    logout: async () => undefined,
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getPermissions: async () => undefined,
    getIdentity: async () => user,
  };
  const of = async () => importer;
  render(
    <TestMemoryRouter>
      <CoreAdminContext
        dataProvider={Object.assign(testDataProvider(), methods)}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        store={memoryStore()}
      >
        <ConsoleProvider value={around}>
          <ResourceScreen resource={resource}>
            <ImportDialog of={of} onClose={() => undefined} />
          </ResourceScreen>
        </ConsoleProvider>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
};
const choose = async (rows: readonly (readonly string[])[], name: string, header = ["Label", "size", "colour"]) => {
  const book = new Workbook("x", header);
  await book.add(rows);
  const file = new File([await (await book.finish()).arrayBuffer()], name);
  const box = await screen.findByLabelText("import.choose");
  fireEvent.change(box, { target: { files: [file] } });
};

beforeEach(async () => {
  await fakeImportWorker();
  // Only rows that fit on the screen are drawn.
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(400);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the import of a file", () => {
  it("shows each row with its problems, and returns refused rows with their reasons", async () => {
    const refusal = new WireFailure({
      reason: "answer",
      code: 406,
      path: "/p",
      fields: { name: "invalid.a", x: "no" },
    });
    const call = vi.fn().mockResolvedValueOnce({ data: {} });
    call.mockRejectedValueOnce(new HttpError("words", 406, { failure: refusal }));
    show(plain, { id: "anna" }, { call });
    await choose(
      [
        ["A", "1"],
        ["B", "2"],
        ["", "3"],
      ],
      "old.xlsx.copy.xlsx",
    );
    expect(await screen.findByText("Label: invalid.required")).toBeTruthy();
    fireEvent.click(await screen.findByRole("button", { name: "import.start 2" }));
    expect(await screen.findByText("import.done 1")).toBeTruthy();
    await waitFor(() => expect(screen.getByText("Label: words x: words")).toBeTruthy());

    const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
    fireEvent.click(screen.getByRole("button", { name: "import.report 2" }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(saved.mock.contexts[0]).toMatchObject({ download: "old.xlsx.copy-import.report_name.xlsx" });
  });

  it("understands the values of an enumeration in every language of the console", async () => {
    const call = vi.fn().mockResolvedValue({ data: {} });
    show({ ...plain, fields: z.object({ name: text(), state: oneOf({ of: state }) }) }, { id: "otto" }, { call });
    await choose(
      [
        ["A", "开"],
        ["B", "On"],
        ["C", "開"],
      ],
      "states.xlsx",
      ["Label", "state"],
    );
    fireEvent.click(await screen.findByRole("button", { name: "import.start 3" }));
    await waitFor(() => expect(call).toHaveBeenCalledTimes(3));
    expect(call.mock.calls.map(([, row]) => row.state)).toEqual([1, 1, 1]);
  });

  it("asks which of two columns is the field that both are named after, and imports nothing before it knows", async () => {
    const call = vi.fn().mockResolvedValue({ data: {} });
    show(plain, { id: "ella" }, { call });
    await choose([["old", "1", "new"]], "twice.xlsx", ["Label", "size", "LABEL"]);
    expect(await screen.findAllByText(/^import\.unsure /)).toHaveLength(2);
    const start = () => screen.getByRole<HTMLButtonElement>("button", { name: /^import.start/ });
    expect(start().disabled).toBe(true);
    const answer = (value: string) => {
      const [question] = screen.getAllByRole("alert");
      const box = question?.querySelector("select");
      if (!box) throw new Error("nothing is asked");
      expect(box.value).toBe("?");
      fireEvent.change(box, { target: { value } });
    };
    answer("");
    await waitFor(() => expect(screen.getAllByText(/^import\.unsure /)).toHaveLength(1));
    expect(start().disabled).toBe(true);
    answer("name");
    await waitFor(() => expect(start().disabled).toBe(false));
    fireEvent.click(start());
    await waitFor(() => expect(call).toHaveBeenCalled());
    expect(call.mock.calls[0]?.[1]).toMatchObject({ name: "new" });
  });

  it("says what is wrong with a file that it cannot read", async () => {
    show(plain, { id: "bob" }, {});
    await choose([], "cards.xls");
    expect((await screen.findByRole("alert")).textContent).toBe("import.fault.xls");
  });

  it("shows the import of the same account in another browser, where the platform keeps records of imports", async () => {
    const call = vi.fn(async () => ({
      data: { id: "t9", name: "far.xlsx", state: 2, handed: 9, good: 9, done: 4, created: 4 },
    }));
    const getList = vi.fn(async () => ({ data: [{ id: "t9" }], total: 1 }));
    show(whole, { id: "carl", key: 31 }, { call, getList });
    expect(await screen.findByText("far.xlsx")).toBeTruthy();
    expect(screen.getByText("import.state.created").textContent).toContain("4");
    expect(getList).toHaveBeenCalledWith(
      "card_import",
      expect.objectContaining({ filter: { user_id: 31, state: 2 }, sort: { field: "gmt_create", order: "DESC" } }),
    );
  });

  it("does not look for earlier imports where none is kept", async () => {
    const getList = vi.fn(async () => ({ data: [{ id: "t9" }], total: 1 }));
    show(plain, { id: "dora" }, { getList });
    await screen.findByLabelText("import.choose");
    expect(getList).not.toHaveBeenCalled();
  });
});
