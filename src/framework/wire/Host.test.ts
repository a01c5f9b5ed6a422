// A platform whose names all differ from those of this product.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createAccountStore } from "../providers/account";
import { fakePlatform } from "./fakePlatform";
import { can, type Host, host, requiresPicture, setHost } from "./Host";
import { hostInside, setHostInside } from "./HostInside";
import { readMenus } from "./menus";
import { setConfig } from "./config";
import { post } from "./client";
import { signIn } from "./signIn";
import { signOut } from "./signOut";
import * as token from "./token";
import { verificationPicture } from "./verification";

const usual = host();
const inside = hostInside();
const office: Host = {
  envelope: null,
  signIn: {
    path: "/door/enter",
    style: "bearer",
    name: "login",
    password: "phrase",
    picture: "riddle",
    code: "solved",
    device: "machine",
    system: "machine_kind",
    model: "machine_name",
    browser: "known_by",
    token: "pass",
  },
  picture: { path: "/door/puzzle", style: "bearer", id: "riddle", image: "drawn", extension: true },
  signOut: { path: "/door/leave", style: "bearer" },
  own: { path: "/staff/self", style: "bearer", name: "login", key: "number", title: "called", owners: ["ward"] },
  password: { path: "/staff/phrase", style: "bearer", old: "before", new: "after" },
  upload: {
    form: { path: "/files/hand_in", style: "bearer" },
    put: { path: "/files/place", style: "bearer" },
    address: "place",
  },
  can: ["grants", "extensions"],
  lacks: { letters: ["grants"] },
};

beforeEach(() => setHost(office));
afterEach(() => {
  token.clear();
  vi.unstubAllGlobals();
  setHost(usual);
  setHostInside(inside);
});

it("is signed in to and out of by its own paths and names", async () => {
  const asked = fakePlatform({
    "/door/puzzle": { code: 200, data: { riddle: "r-1", drawn: "data:," } },
    "/door/enter": { code: 200, data: { pass: "t-1", account: { login: "anna" }, known_by: "k" } },
    "/staff/self": { code: 200, data: { login: "anna", called: "Anna", number: 7, ward: 3, menus: [], super: true } },
    "/door/leave": { code: 200, data: null },
  });
  expect(await verificationPicture()).toEqual({ verifyId: "r-1", image: "data:," });
  await signIn({ account: "anna", password: "pw", verifyId: "r-1", code: "AB" });
  expect(Object.keys(JSON.parse(JSON.stringify(asked[1]?.body))).sort()).toEqual(
    ["login", "phrase", "riddle", "solved", "machine", "machine_kind", "machine_name", "known_by"].sort(),
  );
  expect(token.get()).toBe("t-1");
  expect((await createAccountStore().load()).identity).toMatchObject({
    id: "anna",
    fullName: "Anna",
    key: 7,
    owner: 3,
  });
  await signOut();
  expect(asked.map(({ url }) => url.replace(/^.*\/api/, ""))).toEqual([
    "/door/puzzle",
    "/door/enter",
    "/staff/self",
    "/door/leave",
  ]);
});

it("is sent only what the specification names, where it can nothing beyond it", async () => {
  setHost({ ...office, can: [] });
  const asked = fakePlatform({ "/door/enter": { code: 200, data: { pass: "t-1" } } });
  await signIn({ account: "anna", password: "pw" });
  expect(Object.keys(JSON.parse(JSON.stringify(asked[0]?.body))).sort()).toEqual(
    ["login", "phrase", "machine", "machine_kind", "machine_name"].sort(),
  );
});

it("is sent what its calls always send, the letters of its picture, and no name that it does not have", async () => {
  const { browser, device, system, model, ...signIn_ } = office.signIn;
  const plain = { ...signIn_, browser: "", device: "", system: "", model: "", constants: { grant_type: "password" } };
  setHost({
    ...office,
    can: [],
    signIn: plain,
    picture: { path: "/door/puzzle", style: "bearer", id: "no", image: "png" },
  });
  const asked = fakePlatform({
    "/door/enter": { code: 200, data: { pass: "t-1" } },
    "/door/puzzle": { code: 200, data: { no: 7, png: "iVBORw0KGgo=" } },
  });
  expect(requiresPicture()).toBe(true);
  expect(await verificationPicture()).toEqual({ verifyId: "7", image: "data:image/png;base64,iVBORw0KGgo=" });
  await signIn({ account: "anna", password: "pw", verifyId: "7", code: "abcd" });
  expect(asked[1]?.body).toEqual({
    grant_type: "password",
    login: "anna",
    phrase: expect.any(String),
    riddle: "7",
    solved: "abcd",
  });
});

it.each([
  ["/pictures/7", "https://office.example/pictures/7"],
  ["https://pictures.example/7", "https://pictures.example/7"],
  ["data:image/gif;base64,R0lG", "data:image/gif;base64,R0lG"],
  ["/9j/4AAQ", "data:image/jpeg;base64,/9j/4AAQ"],
])("answers its picture as %s", async (drawn, address) => {
  setConfig({ base: "https://office.example" });
  fakePlatform({ "/door/puzzle": { code: 200, data: { riddle: "r", drawn } } });
  expect((await verificationPicture()).image).toBe(address);
  setConfig(null);
});

it("may say neither who signed in nor what they may do: they are who they typed, and may do everything", async () => {
  setHost({ ...office, own: null, signOut: null, picture: null, password: null, can: [] });
  setHostInside({ ...inside, rights: null, menus: null });
  const asked = fakePlatform({ "/door/enter": { code: 200, data: { pass: "t-1" } } });
  await signIn({ account: "anna", password: "pw" });
  const { identity, permissions } = await createAccountStore().load();
  expect([requiresPicture(), identity.id, identity.fullName, permissions.isSuper]).toEqual([
    false,
    "anna",
    "anna",
    true,
  ]);
  expect(await readMenus()).toEqual([]);
  await signOut();
  expect(token.get()).toBe("");
  expect(asked).toHaveLength(1);
});

it("can what it declares, but for the resources that lack it, and what its installation says", () => {
  expect([can("grants"), can("grants", "letters"), can("grants", "pens"), can("sort")]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  setConfig({ given: { can: ["sort"] } });
  expect([can("grants"), can("sort")]).toEqual([false, true]);
  setConfig(null);
});

it("is sent nothing wrapped where it knows no envelope", async () => {
  const asked = fakePlatform({});
  await expect(post("/x", {}, { style: "legacy" })).rejects.toThrow(/no envelope/);
  expect(asked).toEqual([]);
});
