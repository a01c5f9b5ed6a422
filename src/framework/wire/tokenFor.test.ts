import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { tokenFor } from "./tokenFor";
import { originalAddress, wholeAddress } from "./wholeAddress";
import { setConfig } from "./config";
import * as token from "./token";

const { origin } = globalThis.location;

beforeEach(() => token.set("secret"));
afterEach(() => {
  token.clear();
  setConfig(null);
});

describe("the operator's token", () => {
  it.each(["/api/x", `${origin}/files/tasks/1/a.csv`, "files/x"])("goes to the platform: %s", (url) => {
    expect(tokenFor(url)).toBe("secret");
  });

  it.each([
    "https://evil.example/api/x",
    "//evil.example/api/x",
    "/\\evil.example/api",
    `${origin}.evil.example/x`,
    `${origin}@evil.example/x`,
    "data:text/plain,x",
    "blob:null/x",
    "http://",
  ])("does not go to %s", (url) => {
    expect(tokenFor(url)).toBe("");
  });

  it("goes where the installation has its platform, and no longer to the page's own host", () => {
    setConfig({ base: "https://api.example/cloud" });
    expect(tokenFor("https://api.example/cloud/api/x")).toBe("secret");
    expect(tokenFor("/api/x")).toBe("");
    expect(wholeAddress("/files/tasks/1/a.csv")).toBe("https://api.example/cloud/files/tasks/1/a.csv");
  });

  it("goes to the files of a platform elsewhere through the server of the console, and to no file elsewhere", () => {
    const given = { platform: "https://api.example/cloud", platform_files: "/platform-files" };
    setConfig({ given });
    const file = wholeAddress("/files/7/a.csv");
    expect(file).toBe(`${origin}/platform-files/cloud/files/7/a.csv`);
    expect(wholeAddress("https://api.example/download/a.csv?sign=1")).toBe(
      `${origin}/platform-files/download/a.csv?sign=1`,
    );
    expect(tokenFor(file)).toBe("secret");
    expect(wholeAddress("https://store.example/a.csv")).toBe("https://store.example/a.csv");
    expect(tokenFor(wholeAddress("https://store.example/a.csv"))).toBe("");
    expect(originalAddress("/files/7/a.csv")).toBe("https://api.example/cloud/files/7/a.csv");
  });

  it("is sent only to a server in the registry, at its own address", () => {
    expect(tokenFor("http://10.0.0.7:81/api/srv/ctrl", "t", "http://10.0.0.7:81")).toBe("t");
    expect(tokenFor("http://10.0.0.7:82/api/srv/ctrl", "t", "http://10.0.0.7:81")).toBe("");
  });

  it.each(["//evil.example/a", "@evil.example/a", ".evil.example/a", "/\\evil.example/a", "https://evil.example/a"])(
    "is not asked for by a file at %s",
    (url) => {
      setConfig({ base: "https://api.example" });
      expect(new URL(wholeAddress(url)).origin === "https://api.example").toBe(false);
      expect(tokenFor(wholeAddress(url))).toBe("");
    },
  );
});
