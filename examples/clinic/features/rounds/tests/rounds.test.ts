// Tests the clinic's own feature: who sees which wards. The feature is an example for other consoles.
import { afterAll, beforeAll, expect, it } from "vitest";
import { business } from "../../../platform/business";
import { isRecord, type Office, openOffice } from "../../../tests/office";

let office: Office;
beforeAll(async () => {
  office = await openOffice();
}, 60_000);
afterAll(() => office.close());

const ask = async (name: string, ward?: unknown): Promise<Response> => {
  const token = await office.sessionOf(name);
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const sent = ward === undefined ? {} : { method: "POST", body: JSON.stringify({ ward }) };
  return office.platform.fetch(new Request("http://platform/rest/rounds", { ...sent, headers }));
};
const wardsOf = async (name: string) => {
  const rows: unknown = await (await ask(name)).json();
  if (!Array.isArray(rows)) throw new Error(JSON.stringify(rows));
  return rows.filter(isRecord);
};

it("shows the wards in which machines are due, those with most first", async () => {
  const wards = await wardsOf("technician");
  const due = wards.map((ward) => Number(ward.due));
  expect(due.length).toBeGreaterThan(1);
  expect(due).toEqual(due.toSorted((one, other) => other - one));
  expect(wards[0]).toMatchObject({ walked_at: 0, walked_by: "" });
});

it("keeps who walked through a ward last", async () => {
  const [first] = await wardsOf("technician");
  expect((await ask("technician", first?.id)).status).toBe(200);
  expect((await ask("inspector", first?.id)).status).toBe(200);
  const again = (await wardsOf("technician")).find(({ id }) => id === first?.id);
  expect(again).toMatchObject({ due: first?.due, walked_by: "Pavel Novotny" });
  expect(Number(again?.walked_at)).toBeGreaterThan(1_700_000_000);
});

it("shows people who are confined to wards no other ward, and lets them walk through no other", async () => {
  const all = (await wardsOf("technician")).map(({ id }) => id);
  const own = (await wardsOf("icu")).map(({ id }) => id);
  expect(own.length).toBeLessThan(all.length);
  const other = all.find((ward) => !own.includes(ward));
  expect((await ask("icu", other)).status).toBe(404);
  expect((await ask("technician", "nowhere")).status).toBe(404);
  expect((await ask("surgery")).status).toBe(403);
});

it("gives a person the list of the wards they walked through, and keeps the visit when the person is erased", async () => {
  const [first] = await wardsOf("technician");
  const head = await office.sessionOf("head");
  const person = async (path: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${head}`, "content-type": "application/json" };
    const answer = await office.platform.fetch(
      new Request(`http://platform/rest/personal/${path}`, { ...init, headers }),
    );
    expect(answer.status).toBe(200);
    return answer.json();
  };
  expect((await ask("planner", first?.id)).status).toBe(200);
  expect(await person("file:staff:2")).toMatchObject({ rounds: [{ ward: first?.id }] });
  await person("staff:2", { method: "PUT", body: JSON.stringify({ confirm: "2" }) });
  const again = (await wardsOf("technician")).find(({ id }) => id === first?.id);
  expect(again).toMatchObject({ walked_by: "" });
  expect(Number(again?.walked_at)).toBeGreaterThan(0);
});

it("would not start with a handler of another name, which nobody could reach", async () => {
  const features = [{ name: "rounds", serves: { strolls: {} } }];
  await expect(openOffice({ ...business, features })).rejects.toThrow("The feature rounds serves /rest/strolls");
});
