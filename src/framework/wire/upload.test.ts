import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dialectOf } from "../../../features/hosts/dialect";
import { readConfig, setConfig } from "./config";
import { type Asked, fakePlatform, json } from "./fakePlatform";
import { host, setHost } from "./Host";
import { inFlight } from "./inFlight";
import * as token from "./token";
import { putFile, upload, uploadStatus } from "./upload";
import { messageKeys } from "./failureMessages";
import { WireFailure } from "./WireFailure";

const file = new File(["abc"], "a.png", { type: "image/png" });
let reply = { status: 200, text: "" };
/** The statuses of the next requests. Later ones get `reply`. */
const next: number[] = [];
let progress: object = {};
const sent: FakeRequest[] = [];

class FakeRequest {
  upload: { onprogress: ((event: object) => void) | null } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  status = 0;
  responseText = "";
  withCredentials = true;
  readonly headers = new Headers();
  target = "";
  body: unknown = null;
  open(method: string, url: string) {
    this.target = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  /** If nothing was sent yet, a browser reports no abort. */
  abort() {
    if (sent.includes(this)) this.onabort?.();
  }
  send(body: unknown) {
    this.body = body;
    sent.push(this);
    queueMicrotask(() => {
      this.upload.onprogress?.(progress);
      this.status = next.shift() ?? reply.status;
      this.responseText = reply.text;
      if (this.status === 0) {
        this.onerror?.();
      } else if (this.status !== 1) {
        this.onload?.();
      }
    });
  }
}

beforeEach(() => {
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  token.set("secret");
  progress = { lengthComputable: true, loaded: 1, total: 4 };
  sent.length = 0;
  next.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  token.clear();
});
const answer = (status: number, text: unknown) => {
  reply = { status, text: typeof text === "string" ? text : JSON.stringify(text) };
};
const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe("an upload", () => {
  it("posts the file as a form with the token, telling its progress", async () => {
    answer(200, { code: 200, data: { url: "/files/a.png" } });
    const onProgress = vi.fn();
    await expect(upload(file, { zone: "cn" }, { onProgress })).resolves.toMatchObject({
      data: { url: "/files/a.png" },
    });
    expect(sent[0]?.target).toBe("POST /api/v2/oss/upload");
    expect(sent[0]?.headers.get("authorization")).toBe("Bearer secret");
    expect(sent[0]?.body instanceof FormData && [...sent[0].body.keys()]).toEqual(["zone", "file"]);
    expect(onProgress).toHaveBeenCalledWith(0.25);
  });

  it.each([
    [200, { code: 518 }, "errors.518.upload"],
    [200, { code: 406 }, "errors.406.upload"],
    [500, "put object failed: 513", "errors.513.upload"],
    [405, "", "errors.405.upload"],
    [502, "<html>502 Bad gateway</html>", "errors.502.upload"],
  ])("answered %i %j is explained by %s", async (status, text, key) => {
    answer(status, text);
    const before = inFlight.count();
    const error = await failure(upload(file));
    expect(error instanceof WireFailure && messageKeys(error)).toEqual([key, "errors.0.upload", "errors.0"]);
    expect(inFlight.count()).toBe(before);
  });

  it.each([
    { lengthComputable: false, loaded: 1, total: 4 },
    { lengthComputable: true, loaded: 0, total: 0 },
  ])("reports no progress when the size is unknown: %j", async (event) => {
    progress = event;
    answer(200, { code: 200 });
    const onProgress = vi.fn();
    await upload(file, {}, { onProgress });
    expect(onProgress).not.toHaveBeenCalled();
  });

  it("is not begun when it was given up before", async () => {
    answer(200, { code: 200 });
    const reason = new Error("closed");
    const before = inFlight.count();
    expect(await failure(upload(file, {}, { signal: AbortSignal.abort(reason) }))).toBe(reason);
    expect(sent).toEqual([]);
    expect(inFlight.count()).toBe(before);
  });

  it("may be given up", async () => {
    answer(1, "");
    const controller = new AbortController();
    const work = failure(upload(file, {}, { signal: controller.signal }));
    await Promise.resolve();
    controller.abort();
    expect(await work).toMatchObject({ name: "AbortError" });
  });

  it("fails without a connection", async () => {
    answer(0, "");
    expect(await failure(upload(file))).toMatchObject({ reason: "network" });
  });
});

it("speaks the dialect of a host: its names, what it bears, and where its answer has the address", async () => {
  const given = host();
  const names = { zone: "zoneCode", url: "fileUrl" };
  const { upload: places } = given;
  if (places === null) throw new Error("no uploads");
  const dialect = dialectOf({
    ...{ root: "/v1", methods: {}, search: "q", empty: "zero", several: "repeat" },
    ...{ password: "plain", refusals: { TOO_LARGE: 406 } },
    answer: {
      ...{ code: "ok", success: [true], error: "why", fields: "", message: "" },
      ...{ data: "file", rows: "file", count: null },
    },
    paging: { by: "page", name: "page", size: "size", first: 1, next: "" },
    sort: { field: "sort", order: null, ascending: "", descending: "-" },
    range: { begin: "From", end: "To", min: "From", max: "To" },
    credentials: { header: "X-Key" },
  });
  const form = { ...places.form, path: "/uploads", form: { names } };
  setHost({ ...given, dialect, upload: { ...places, form } });
  try {
    answer(200, { ok: true, file: { fileUrl: "/files/a.png" } });
    await expect(upload(file, { zone: "cn" })).resolves.toMatchObject({ data: { url: "/files/a.png" } });
    expect(sent[0]?.target).toBe("POST /v1/uploads");
    expect(sent[0]?.headers.get("x-key")).toBe("secret");
    expect(sent[0]?.headers.get("authorization")).toBeNull();
    expect(sent[0]?.body instanceof FormData && [...sent[0].body.keys()]).toEqual(["zoneCode", "file"]);
    answer(200, { ok: false, why: "TOO_LARGE" });
    const error = await failure(upload(file));
    expect(error instanceof WireFailure && messageKeys(error)[0]).toBe("errors.406.upload");
  } finally {
    setHost(given);
  }
});

describe("an upload in two steps", () => {
  const address = "https://storage.example/b/a.png?X-Signature=1";
  const named = (data: unknown) => fakePlatform({ "/v2/oss/upload/puturl/get": { code: 200, data } });

  it("puts the file where the platform says, without credentials", async () => {
    const asked = named({ put_url: address });
    answer(200, "");
    await expect(putFile(file, { zone: "cn" })).resolves.toBe("https://storage.example/b/a.png");
    expect(asked[0]?.body).toEqual({ name: "a.png", zone: "cn", region: "" });
    expect(sent[0]).toMatchObject({ target: `PUT ${address}`, withCredentials: false });
    expect(sent[0]?.headers.has("authorization")).toBe(false);
  });

  it("names the type of the file where it has one", async () => {
    named({ put_url: address });
    answer(200, "");
    await putFile(file);
    await putFile(new File(["abc"], "notes"));
    expect(sent.map(({ headers }) => headers.get("content-type"))).toEqual(["image/png", null]);
  });

  it("answers the lasting address the platform names", async () => {
    named({ put_url: address, url: "https://cdn.example/a.png" });
    answer(204, "");
    await expect(putFile(file)).resolves.toBe("https://cdn.example/a.png");
  });

  it.each([null, {}, { put_url: 5 }, { put_url: "javascript:alert(1)" }, { put_url: "//evil.example/x" }])(
    "puts nothing to %j",
    async (data) => {
      named(data);
      expect(await failure(putFile(file))).toMatchObject({ reason: "notJson" });
      expect(sent).toEqual([]);
    },
  );

  it.each([
    ["answer", { code: 404, data: null }],
    ["status", () => new Response("<html>Method not allowed</html>", { status: 405 })],
  ])("sends a form to a host that has no such call, by its %s", async (_, refusing) => {
    fakePlatform({ "/v2/oss/upload/puturl/get": refusing });
    answer(200, { code: 200, data: { url: "/files/a.png" } });
    await expect(putFile(file, { zone: "cn", region: "cn-south-1" })).resolves.toBe("/files/a.png");
    expect(sent.map(({ target }) => target)).toEqual(["POST /api/v2/oss/upload"]);
    const [{ body } = { body: null }] = sent;
    const fields = body instanceof FormData ? [...body.entries()].filter(([, value]) => typeof value === "string") : [];
    expect(Object.fromEntries(fields)).toEqual({ name: "a.png", zone: "cn", region: "cn-south-1" });
    answer(200, { code: 200, data: { url: "javascript:alert(1)" } });
    expect(await failure(putFile(file))).toMatchObject({ reason: "notJson" });
  });

  it.each([405, 513])("sends no form when the host refuses to name an address, with %i", async (code) => {
    fakePlatform({ "/v2/oss/upload/puturl/get": { code, data: null } });
    expect(await failure(putFile(file))).toMatchObject({ code });
    expect(sent).toEqual([]);
  });

  it.each([
    [() => putFile(file), "The disk is full: 500.disk"],
    [() => upload(file), { code: 500, data: { context: "disk" } }],
  ])("says what is wrong with a full disk", async (work, text) => {
    named({ put_url: address });
    answer(507, text);
    const error = await failure(work());
    expect(error instanceof WireFailure && messageKeys(error).slice(0, 2)).toEqual([
      "errors.500.disk",
      "errors.500.upload",
    ]);
  });

  it("fails when the storage refuses the file", async () => {
    named({ put_url: address });
    answer(403, "denied");
    expect(await failure(putFile(file))).toMatchObject({ reason: "upload", code: 403 });
  });
});

describe("an upload straight to the store of our platform", () => {
  const direct = "https://storage.example/incoming/a.png?X-Signature=1";
  const through = "/files/b/a.png?secret=s";
  const platform = () =>
    fakePlatform({
      "/v2/oss/upload/puturl/get": ({ body }: Asked) =>
        json({ code: 200, data: { put_url: "size" in Object(body) ? direct : through, url: "/files/b/a.png" } }),
    });
  beforeEach(() => setConfig(readConfig('{"files_direct":true}')));
  afterEach(() => setConfig(readConfig("{}")));
  const targets = () => sent.map(({ target }) => target);

  it("says the size and the type, and lets the platform check what has arrived", async () => {
    const asked = platform();
    answer(200, "");
    await expect(putFile(new File(["abc"], "notes"))).resolves.toBe("/files/b/a.png");
    expect(asked[0]?.body).toMatchObject({ name: "notes", size: 3, type: "application/octet-stream" });
    expect(targets()).toEqual([`PUT ${direct}`, `HEAD ${location.origin}/files/b/a.png`]);
    expect(sent[0]?.headers.get("content-type")).toBe("application/octet-stream");
  });

  it.each([0, 403])(
    "goes through the platform when the store is not reached or refuses it, with %i",
    async (status) => {
      const asked = platform();
      const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
      next.push(status);
      answer(200, "");
      await expect(putFile(file)).resolves.toBe("/files/b/a.png");
      expect(targets()).toEqual([`PUT ${direct}`, `PUT ${location.origin}${through}`]);
      expect(asked[1]?.body).toEqual({ name: "a.png", zone: "", region: "" });
      expect(warned).toHaveBeenCalled();
      warned.mockRestore();
    },
  );

  it("fails when the platform finds something else than was promised", async () => {
    platform();
    next.push(200, 415);
    const error = await failure(putFile(file));
    expect(error instanceof WireFailure && messageKeys(error)[0]).toBe("errors.415.upload");
  });
});

it.each([
  [200, "created 406", 200],
  [500, "oss: 405", 405],
  [500, "no number", 500],
])("of %i %j the status is %i", (status, text, expected) => {
  expect(uploadStatus(status, text)).toBe(expected);
});
