import { expect, it } from "vitest";
import { decodePart, makeAddress, toSafeName } from "./fileNames";

it.each([
  ["report 2026.xlsx", "report_2026.xlsx"],
  ["../../etc/passwd", "etc_passwd"],
  ["..__.hidden", "hidden"],
  ["设备 (1).csv", "设备_1_.csv"],
  ["a\r\nb", "a_b"],
  ["", "file"],
  ["...", "file"],
  [null, "file"],
  ["x".repeat(90), "x".repeat(80)],
])("%j is called %j", (given, name) => {
  expect(toSafeName(given, "file")).toBe(name);
});

it("a long name keeps its ending in an address, and no two addresses are the same", () => {
  const { id, name, url } = makeAddress(`${"long ".repeat(30)}图.png`);
  expect(name).toHaveLength(80);
  expect(name).toMatch(/_图\.png$/);
  expect(url).toBe(`/files/${id}/${encodeURIComponent(name)}`);
  expect(id).toMatch(/^[0-9a-f]{24}$/);
  expect(makeAddress("/").name).toBe("file");
  expect(makeAddress("a").id).not.toBe(makeAddress("a").id);
});

it("a part of an address is read, unless no browser would send it", () => {
  expect([decodePart("%E5%9B%BE.png"), decodePart("a"), decodePart("%")]).toEqual(["图.png", "a", null]);
});
