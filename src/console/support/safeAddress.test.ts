import { expect, it } from "vitest";
import { fileName, safeAddress } from "./safeAddress";

it("opens addresses of the web and of this platform, and no script", () => {
  expect(safeAddress("/files/1/a.log")).toBe(`${location.origin}/files/1/a.log`);
  expect(safeAddress("http://x.example/b.png")).toBe("http://x.example/b.png");
  expect(safeAddress("javascript:alert(1)")).toBeNull();
  expect(safeAddress("data:text/html,x")).toBeNull();
  expect(safeAddress("")).toBeNull();
});

it("names a file by the last part of its address", () => {
  expect(fileName("https://p.example/files/1/%E6%97%A5%E5%BF%97.log?x=1")).toBe("日志.log");
  expect(fileName("https://p.example/files/100%")).toBe("100%");
});
