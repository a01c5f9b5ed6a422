import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { objectIn, listIn } from "../facts";
import { MockPlatform, MOCK_PASSWORD } from "./Mock";

const mockOf = (file: string): MockPlatform =>
  new MockPlatform(readFileSync(join(import.meta.dirname, "../../../tests/import", file), "utf8"), file, {
    set: {},
    only: [],
    title: "",
  });

const speak =
  (mock: MockPlatform, headers: Readonly<Record<string, string>> = {}) =>
  (line: string, body: unknown = null) => {
    const [method = "", address = ""] = line.split(" ");
    const { pathname: path, searchParams: query } = new URL(address, "http://mock");
    return mock.answer({ method, path, query, headers, body });
  };

describe("a mock of a platform with tokens", () => {
  const mock = mockOf("harbour.yaml");
  const asStranger = speak(mock);
  const { body } = asStranger("POST /api/v2/auth/login", { username: "anna", password: MOCK_PASSWORD });
  const ask = speak(mock, { authorization: `Bearer ${String(objectIn(body).accessToken)}` });

  it("asks for the password and the token", () => {
    expect(asStranger("POST /api/v2/auth/login", { username: "anna", password: "wrong" }).status).toBe(401);
    expect(asStranger("GET /api/v2/cameras").status).toBe(401);
    expect(ask("GET /api/v2/cameras").status).toBe(200);
  });

  it("lists a page in the described envelope, filtered and sorted by the described queries", () => {
    const page = objectIn(ask("GET /api/v2/cameras?page=1&size=10").body);
    expect(Object.keys(page).sort()).toEqual(["items", "page", "totalElements"]);
    expect([listIn(page.items).length, page.totalElements]).toEqual([10, 25]);
    const offline = listIn(objectIn(ask("GET /api/v2/cameras?size=100&status=offline").body).items).map(objectIn);
    expect(new Set(offline.map(({ status }) => status))).toEqual(new Set(["offline"]));
    const names = listIn(objectIn(ask("GET /api/v2/cameras?size=100&sortBy=name&order=desc").body).items).map((one) =>
      String(objectIn(one).name),
    );
    expect(names).toEqual(names.toSorted((one, other) => other.localeCompare(one)));
  });

  it("lets references lead to records that are there", () => {
    const cameras = listIn(objectIn(ask("GET /api/v2/cameras?size=100").body).items).map(objectIn);
    const sites = listIn(objectIn(ask("GET /api/v2/sites?size=100").body).items).map((one) => objectIn(one).id);
    expect(cameras.every(({ siteId }) => sites.includes(siteId))).toBe(true);
  });

  it("adds, changes and deletes in memory, and says what is missing", () => {
    expect(ask("POST /api/v2/sites", {})).toMatchObject({ status: 422, body: { message: "“name” is missing." } });
    const made = objectIn(ask("POST /api/v2/sites", { name: "Quay 9" }).body);
    expect(made).toMatchObject({ id: 26, name: "Quay 9" });
    expect(ask("PUT /api/v2/sites/26", { name: "Quay 10" }).status).toBe(200);
    expect(ask("GET /api/v2/sites/26").body).toMatchObject({ id: 26, name: "Quay 10" });
    expect(ask("DELETE /api/v2/sites/26").status).toBe(204);
    expect(ask("GET /api/v2/sites/26").status).toBe(404);
  });

  it("carries out actions on records that are there", () => {
    const [first] = mock.rowsOf("camera");
    expect(ask(`POST /api/v2/cameras/${String(first?.id)}/restart`, {}).status).toBe(204);
    expect(ask("POST /api/v2/cameras/none/restart", {}).status).toBe(404);
    expect(ask("GET /api/v2/nothing")).toMatchObject({
      status: 404,
      body: { message: "The description has no GET /api/v2/nothing." },
    });
  });
});

it("a mock of a platform with keys keeps what a PATCH does not send", () => {
  const mock = mockOf("depot.json");
  const ask = speak(mock, { "x-api-key": MOCK_PASSWORD });
  const [parcel] = mock.rowsOf("parcel");
  const no = String(parcel?.parcel_no);
  const weight = parcel?.weight;
  expect(ask(`PATCH /v1/parcels/patch/${no}`, { recipient: "Mill Street 4" }).body).toMatchObject({
    data: { recipient: "Mill Street 4", weight },
  });
  expect(objectIn(objectIn(ask("GET /v1/parcels/list?offset=20&limit=10").body).meta).total).toBe(25);
  expect(speak(mock, { "x-api-key": "guess" })("GET /v1/parcels/list").status).toBe(401);
});
