// Tests how the body of a request is read.
import { describe, expect, it, vi } from "vitest";
import { readBytes } from "./readBytes";

const options = { small: 10, more: async () => 20 };

const requestOf = (body: string, headers: Readonly<Record<string, string>> = {}): Request =>
  new Request("http://platform/api/x", { method: "POST", body, headers });

describe("the body of a request", () => {
  it("that is as small as everybody's may be is not read as a stream, which costs more than all else", async () => {
    const request = requestOf("0123456789", { "content-length": "10" });
    const body = vi.spyOn(request, "body", "get");
    expect((await readBytes(request, options)).toString()).toBe("0123456789");
    expect(body).not.toHaveBeenCalled();
  });

  it.each([
    ["has no length", {}],
    ["says less than it has", { "content-length": "1" }],
    ["says what is no number", { "content-length": "many" }],
    ["says that it is long", { "content-length": "25" }],
  ])("is refused when it is too long, also if it %s", async (_, headers) => {
    await expect(readBytes(requestOf("x".repeat(25), headers), options)).rejects.toMatchObject({ code: 413 });
  });

  it("may be longer for some", async () => {
    expect(await readBytes(requestOf("x".repeat(15), { "content-length": "15" }), options)).toHaveLength(15);
  });

  it("may be missing", async () => {
    expect(await readBytes(new Request("http://platform/api/x", { method: "POST" }), options)).toHaveLength(0);
  });
});
