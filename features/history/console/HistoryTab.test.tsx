import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { EnumField, ShowGroup, ShowView, TextField } from "../../../src/framework/show";
import { enumeration, valueKey } from "../../../src/framework/wire/enumeration";
import { singleRecordProvider, renderView, thingResource } from "../../../tests/forms/formHarness";
import { FindResourceProvider } from "../../../src/framework/resource/related";
import { ConsoleProvider } from "../../../src/framework/shell/Console";
import { fakePlatform, json } from "../../../src/framework/wire/fakePlatform";
import { Filled } from "../../../src/framework/slots";
import { setHostInside } from "../../../src/framework/wire/HostInside";
import { emptyConsole } from "../../../tests/emptyConsole";
import words from "../words/en.json";
import firstWords from "../words/first/en.json";
import { history } from "./index";

const platform = { ...emptyConsole.platform, rest: ["history"] };
const around = { ...emptyConsole, platform };

const connection = enumeration("connection", [0, 1], { 1: "success" });

const ThingShow = () => (
  <ShowView facts={[<TextField key="name" source="name" second={<EnumField source="online" of={connection} />} />]}>
    <ShowGroup>
      <TextField source="name" />
    </ShowGroup>
  </ShowView>
);
const resource = { ...thingResource, views: { show: async () => ({ default: ThingShow }) } };

const find = async (name: string) => (name === "thing" ? resource : null);

const open = () => {
  setHostInside(platform);
  renderView(
    <ConsoleProvider value={around}>
      <FindResourceProvider value={find}>
        <Filled by={history.fills}>
          <ThingShow />
        </Filled>
      </FindResourceProvider>
    </ConsoleProvider>,
    {
      resource,
      at: "/test/things/7/show",
      provider: singleRecordProvider({ id: 7, name: "Pump" }),
      words: {
        ...words,
        ...firstWords,
        "thing.name": "Thing of tests",
        "thing.fields.name": "Name",
        "thing.fields.online": "Connection",
        [valueKey(connection, 0)]: "Offline",
        [valueKey(connection, 1)]: "Online",
        "ui.retry": "Retry",
      },
    },
  );
};
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const entry = (id: number, more: object = {}) => ({ id, at: 1_700_000_000, event: "set", call: "thing.set", ...more });
const answer = (rows: readonly object[], total = rows.length) =>
  json(rows, 200, { "Content-Range": `history 0-${rows.length - 1}/${total}` });

it("says in sentences who changed what", async () => {
  const changes = [
    { field: "name", before: "Old pump", after: "Pump" },
    { field: "key", secret: true },
  ];
  const byMia = entry(2, { name: "mia", key: "ph_5d41c07e", changes });
  const asked = fakePlatform({
    "/history": () => answer([byMia, entry(3, { call: "tidy" }), entry(1, { event: "add" })]),
  });
  open();
  await screen.findByRole("region", { name: "History" });
  const [latest, job, first] = within(await screen.findByRole("list", { name: "History" })).getAllByRole("listitem");
  expect(latest?.textContent).toContain("mia (API key ph_5d41c07e…) changed it");
  expect(job?.textContent).toContain("The platform changed it");
  expect(first?.textContent).toMatch(/^ ?Created/);
  const changed = within(await screen.findByLabelText("Changes"));
  expect(changed.getByText("Name").nextElementSibling?.textContent).toBe("before Old pump→after Pump");
  expect(changed.getByText(words["history.secret"])).toBeTruthy();
  expect(decodeURIComponent(asked[0]?.url ?? "")).toContain('filter={"of":"thing","record":"7"}');
});

it("does not repeat the record: what was created is folded, and times of the entry itself are left out", async () => {
  const created = [{ field: "name", after: "Pump" }];
  const changes = [...created, { field: "changed_at", before: 1_600_000_000, after: 1_700_000_000 }];
  fakePlatform({ "/history": () => answer([entry(2, { changes }), entry(1, { event: "add", changes: created })]) });
  open();
  const [latest, first] = within(await screen.findByRole("list", { name: "History" })).getAllByRole("listitem");
  expect(within(latest ?? document.body).getAllByRole("term")).toHaveLength(1);
  const line = within(first ?? document.body);
  expect(line.queryAllByRole("term")).toEqual([]);
  fireEvent.click(line.getByRole("button", { name: /1/ }));
  expect(line.getAllByRole("term").map((term) => term.textContent)).toEqual(["Name"]);
});

it("draws a field of a second line as its page does, and both sides of a change to zero", async () => {
  fakePlatform({ "/history": () => answer([entry(1, { changes: [{ field: "online", before: 1 }] })]) });
  open();
  const changed = within(await screen.findByLabelText("Changes"));
  await changed.findByText("Offline");
  expect(changed.getByText("Connection").nextElementSibling?.textContent).toBe("before Online→after Offline");
});

it("names what was done, and kinds of records, in words", async () => {
  const changes = [
    { field: "procedure", after: "erase" },
    { field: "to", after: "Harbour" },
    { field: "thing", after: 5 },
  ];
  fakePlatform({ "/history": () => answer([entry(1, { event: "end", changes })]) });
  open();
  const changed = within(await screen.findByLabelText("Changes"));
  expect(changed.getByText("Procedure").nextElementSibling?.textContent).toBe("Erase");
  expect(changed.getByText("To").nextElementSibling?.textContent).toBe("Harbour");
  expect((await changed.findByText("Thing of tests")).nextElementSibling?.textContent).toBe("5");
});

it("shows the last five, loads 25 more at a time, and shows no entry twice", async () => {
  const all = Array.from({ length: 27 }, (_, at) => entry(100 - at));
  const asked = fakePlatform({
    "/history": ({ url }) => {
      const [from = 0, to = 0] = JSON.parse(new URL(url, "http://x").searchParams.get("range") ?? "[]");
      // A new entry was added before the third request.
      return answer(from === 0 ? all.slice(from, to + 1) : all.slice(from - 1, to + 1), all.length);
    },
  });
  open();
  for (const name of ["22 earlier entries", "2 earlier entries"])
    fireEvent.click(await screen.findByRole("button", { name }));
  await vi.waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(27));
  expect(screen.queryByRole("button", { name: /earlier/ })).toBeNull();
  expect(asked).toHaveLength(3);
});

it("says that there are no changes, or why it could not read them, and tries again", async () => {
  let isDown = true;
  fakePlatform({ "/history": () => (isDown ? json({ code: 503 }, 503) : answer([])) });
  open();
  await screen.findByRole("alert");
  isDown = false;
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  await screen.findByText(words["history.none"]);
});
