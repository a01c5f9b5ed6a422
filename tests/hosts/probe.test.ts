// The findings of a probe about the reference platform, a specified host, a host with few abilities, and addresses
// without a host.
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listen } from "../../platform/framework/server/listen";
import { printReport, abilitiesYaml } from "../../probe/print";
import { probe, type ProbeOptions } from "../../probe/probe";
import type { Report } from "../../probe/Report";
import { setConfig } from "../../src/framework/wire/config";
import { rowsOf } from "../contract/Client";
import { VERIFICATION_CODE, type TestHost } from "../contract/Host";
import { anyStore } from "../effort";
import { openHost, placesForStores, readModel } from "../contract/hosts";
import { freePort } from "../contract/process";
import { runProbe } from "./runProbe";
import { SpecifiedHost } from "./specified/SpecifiedHost";

const model = readModel();
const probing = (address: string, more: Partial<ProbeOptions> = {}): Promise<Report> =>
  probe({
    address,
    model,
    user: "admin",
    password: "pilothouse",
    settings: {},
    readPicture: async () => VERIFICATION_CODE,
    ...more,
  });

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
};
const opened: Server[] = [];
/** Starts a test server. Answers its address. */
const open = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer);
  opened.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return `http://127.0.0.1:${portOf(server)}`;
};
const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
};
const specified = new SpecifiedHost();
beforeAll(() => specified.open());
afterAll(async () => {
  setConfig(null);
  await specified.close();
  for (const server of opened) server.close();
});

const callsThat = ({ calls }: Report, verdict: Report["calls"][number]["verdict"]): readonly string[] =>
  calls.filter((one) => one.verdict === verdict).map(({ resource, call }) => `${resource}.${call}`);
const READING = new Set(["grants", "sort", "sorts", "range", "search", "where", "several", "extensions", "further"]);

/** Abilities that only writing can show. */
const WRITTEN: readonly string[] = ["once", "keys", "merge"];

describe("the reference platform", () => {
  let host: TestHost;
  let address = "";
  let close: (() => void) | undefined;
  let settings = {};
  beforeAll(async () => {
    const found = await placesForStores(anyStore);
    if (!found) throw new Error("there is no SQLite");
    close = found.close;
    host = await openHost(found.place(), model);
    if (!host.platform) throw new Error("it did not start");
    settings = { PLATFORM_KEY: host.platform.publicKey };
    const server = await listen(host.platform, (_, response) => void response.writeHead(404).end(), "127.0.0.1", 0);
    opened.push(server);
    address = `http://127.0.0.1:${portOf(server)}`;
  }, 60_000);
  afterAll(async () => {
    await host?.close();
    close?.();
  });

  it("is as its host.yaml says: all that reading can show is seen, and the rest stays as declared", async () => {
    const report = await probing(address, { settings });
    expect(report.differences).toEqual([]);
    expect(report.sightings.filter(({ able }) => !able)).toEqual([]);
    expect(new Set(report.sightings.map(({ ability }) => ability))).toEqual(READING);
    expect(report.found).toEqual(report.declared);
    for (const verdict of ["lacks", "fails", "differs", "refuses"] as const)
      expect(callsThat(report, verdict)).toEqual([]);
    expect(callsThat(report, "answers").length).toBeGreaterThan(100);
  });

  it("shows to an account with less reach that it answers names, and refuses are no differences", async () => {
    const report = await probing(address, { settings, user: "agent" });
    expect(report.sightings.find(({ ability }) => ability === "names")?.able).toBe(true);
    expect(callsThat(report, "refuses").length).toBeGreaterThan(20);
    expect(report.differences).toEqual([]);
    expect(printReport(report)).toContain("an account with more rights shows more");
  });

  it("shows by a record made for it that it merges, and performs a request once, and keeps nothing of it", async () => {
    const report = await probing(address, { settings, write: "role" });
    expect(report.written).toBe("A record of role was made, changed and deleted.");
    expect(report.sightings.filter(({ ability }) => WRITTEN.includes(ability))).toEqual([
      { resource: "", ability: "once", able: true, why: "performs a repeated request once" },
      { resource: "", ability: "keys", able: true, why: "add answers the key of the new record" },
      { resource: "", ability: "merge", able: true, why: "set keeps what is not sent" },
    ]);
    expect(report.unseen).toEqual(["within", "free", "names"]);
    expect(report.differences).toEqual([]);
    expect(report.calls.find(({ resource, call }) => resource === "role" && call === "del")?.verdict).toBe("answers");
    const token = await host.client.token("admin");
    const rows = rowsOf(await host.client.call("/v2/user/role/list", { page_size: 500 }, { token }));
    expect(rows.filter(({ name }) => String(name).startsWith("Probe"))).toEqual([]);
  });

  it("distinguishes a wrong text of the picture from a wrong address", async () => {
    const wrong = probing(address, { settings, readPicture: async () => "wxyz" });
    await expect(wrong).rejects.toThrow(/does not sign in admin .*PASSWORD, and the text of the picture/);
  });
});

describe("a host of the specification", () => {
  const asked: string[] = [];
  let address = "";
  beforeAll(async () => {
    address = await open(async (request, response) => {
      asked.push((request.url ?? "").replace(/^\/api/, ""));
      const headers = { authorization: request.headers.authorization ?? "", "content-type": "application/json" };
      if (request.headers["content-type"]?.startsWith("multipart/") === true) return void response.writeHead(404).end();
      const body = request.method === "POST" ? { body: await textOf(request) } : {};
      const init = { method: request.method ?? "GET", headers, ...body };
      const answer = await fetch(`${specified.address}${request.url}`, init);
      response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text());
    });
  });

  it("can nothing more, and lacks the calls that definitions mark as extensions, and no others", async () => {
    const report = await probing(address);
    expect(report.found).toEqual({ can: [], lacks: {} });
    expect(report.calls.filter(({ verdict }) => verdict === "lacks").every(({ extension }) => extension)).toBe(true);
    expect(callsThat(report, "fails")).toEqual([]);
    expect(report.differences.map((one) => one.split(" ")[0])).toEqual([...READING]);
    expect(report.calls.find(({ resource }) => resource === "order")?.missing).toContain("gmt_create");
    expect(report.unseen).toEqual(["within", "free", "names", "once", "keys", "merge"]);
  });

  it("is asked for nothing that writes, sends or plays", () => {
    const reading = new Set(
      model.resources.flatMap(({ calls }) =>
        calls.filter(({ verb }) => verb === "list" || verb === "get").map(({ path }) => path),
      ),
    );
    const paths = [...new Set(asked)];
    expect(paths.length).toBeGreaterThan(80);
    // The page at the address may contain the public key.
    const signing = [model.host?.signIn.path, "/", model.host?.picture?.path];
    expect(paths.filter((path) => !reading.has(path) && !/\/(get|query|list)$/.test(path))).toEqual(signing);
  });

  it("replaces with set, makes a second record for a repeated request, and is left as it was", async () => {
    const before = specified.rows("role").length;
    const report = await probing(address, { write: "role" });
    expect(report.sightings.filter(({ ability }) => WRITTEN.includes(ability))).toMatchObject([
      { ability: "once", able: false, why: "role makes 2 records of a repeated request" },
      { ability: "keys", able: false, why: "add does not answer the key of the new record" },
      { ability: "merge", able: false, why: expect.stringMatching(/^role loses \w+ when set sends name alone$/) },
    ]);
    expect(report.found.can).toEqual([]);
    expect(report.shape.takesFiles).toBe(false);
    expect(specified.rows("role")).toHaveLength(before);
  });

  it("is not written to where no record can be made", async () => {
    const report = await probing(address, { write: "device_log" });
    expect(report.written).toMatch(/^Nothing was written: device_log has no .*add/);
  });

  it("is refused by name when the account is unknown", async () => {
    await expect(probing(specified.address, { user: "nobody" })).rejects.toThrow(
      'The host does not sign in nobody (code 514, "Wrong account or password. Try again."): check --user and PASSWORD, and set PLATFORM_KEY',
    );
  });
});

/** A host whose few lists ignore all parameters except those for pages. One list can also be sorted. */
const bare = (sorting: string): RequestListener => {
  const shown = model.resources.filter(({ name }) => ["role", "app", "cron", "zone"].includes(name));
  const sevenOf = (name: string, key: string) =>
    Array.from({ length: 7 }, (_, index) => ({
      [key]: index + 1,
      name: `${name} ${index}`,
      gmt_create: 1_700_000_000,
    }));
  return async (request, response) => {
    const text = await textOf(request);
    const path = (request.url ?? "").replace(/^\/api/, "");
    const say = (answer: object, status = 200) =>
      void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
    const sent: unknown = text === "" ? {} : JSON.parse(text);
    const { params, ...plain } = { params: undefined, ...(typeof sent === "object" ? sent : {}) };
    const asked: Readonly<Record<string, unknown>> = { ...plain, ...(typeof params === "object" ? params : {}) };
    if (path === model.host?.signIn.path) return say({ code: 200, data: { token: "t" } });
    if (path === model.host?.own?.path) return say({ code: 200, data: { id: 1, user_id: "admin" } });
    const resource = shown.find(({ calls }) => calls.some((call) => call.verb === "list" && call.path === path));
    if (resource === undefined) return say({ error: "no such path" }, 404);
    const rows = sevenOf(resource.name, resource.key);
    const sorted = resource.name === sorting && asked.sort_order === "desc" ? rows.toReversed() : rows;
    const page = Number(asked.page_index ?? asked.page_no ?? 1);
    say({ code: 200, data: sorted.slice((page - 1) * 2, page * 2), count: rows.length });
  };
};

describe("a host with four lists that ignore all but the page", () => {
  it("can nothing, and its missing calls and ignored filters are named", async () => {
    const report = await probing(await open(bare("")));
    expect(abilitiesYaml(report.found)).toBe("can: []");
    // The host has no menus.
    expect(report.shape.rights).toBe("all");
    expect(printReport(report)).toContain("so everybody who signs in sees all screens.");
    expect(printReport(report)).toContain("\nrights: all\n");
    expect(callsThat(report, "lacks")).toContain("device.list");
    expect(report.calls.find(({ resource, call }) => resource === "cron" && call === "list")).toMatchObject({
      verdict: "differs",
      notes: expect.arrayContaining(["ignores the filter id", "2 of 7 rows"]),
    });
    expect(report.differences.join("\n")).toMatch(/\d+ calls are missing: .*device\.list/);
    expect(printReport(report)).toContain(
      "# not seen, and left out, which is safe with every host: within, free, names, once, keys, merge",
    );
  });

  it("that sorts one of them can sort, and lacks it for the others", async () => {
    const report = await probing(await open(bare("cron")));
    expect(report.found.can).toEqual(["sort"]);
    expect(Object.keys(report.found.lacks).toSorted()).toEqual(["app", "role", "zone"]);
    expect(abilitiesYaml(report.found)).toContain("can: [sort]\nlacks:\n  ");
  });
});

describe("what is no host", () => {
  const page: RequestListener = (_, response) =>
    void response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><p>Welcome</p>");
  const moved: RequestListener = (_, response) =>
    void response.writeHead(301, { location: "https://www.example.com/api/x" }).end();
  const other: RequestListener = (_, response) => void response.writeHead(404).end("Not found");
  const proxy: RequestListener = (_, response) => void response.writeHead(502).end("Bad gateway");
  const guarded: RequestListener = (_, response) => void response.writeHead(401).end("Who are you?");
  const silent: RequestListener = (request) => void request.socket.destroy();
  const tokenless: RequestListener = (_, response) =>
    void response.writeHead(200, { "content-type": "application/json" }).end('{"code":200,"data":{}}');

  it.each([
    ["a web page", page, /answers calls with a web page: give the address of the platform itself/],
    [
      "a redirection",
      moved,
      /redirects calls to https:\/\/www\.example\.com\/api\/x.*probe https:\/\/www\.example\.com/,
    ],
    ["another server", other, /has no sign-in at \/api\/v2\/user\/login \(HTTP 404\)/],
    ["a proxy alone", proxy, /is a proxy whose platform does not answer \(HTTP 502\)/],
    ["a guard in front", guarded, /Something in front of .* answers HTTP 401/],
    ["a closed connection", silent, /closed the connection without an answer/],
    ["a sign-in without a token", tokenless, /answers the sign-in without a token that host\.yaml describes/],
  ])("is reported in one sentence with what to do: %s", async (_, answer, sentence) => {
    await expect(probing(await open(answer))).rejects.toThrow(sentence);
  });

  it("is reported for an address without a server, and for one without a scheme", async () => {
    await expect(probing(`http://127.0.0.1:${await freePort()}`)).rejects.toThrow(/^Nothing listens at 127\.0\.0\.1/);
    await expect(probing("api.example.com")).rejects.toThrow(/no web address: write it whole/);
    await expect(probing(specified.address.replace("http", "https"))).rejects.toThrow(
      /does not speak TLS at this port/,
    );
  });
});

describe("npm run probe", () => {
  it("ends with 0 for a host as declared, with 1 for another one, and with 2 when nobody is signed in", async () => {
    const { address } = specified;
    const fits = await runProbe([address], { PASSWORD: "pilothouse", PLATFORM_CAN: "none" });
    expect(fits.said).toContain("Everything seen is as host.yaml and the definitions say.");
    expect(fits.code).toBe(0);
    const differs = await runProbe([address, "--json"], { PASSWORD: "pilothouse" });
    expect(differs.code).toBe(1);
    expect(JSON.parse(differs.said)).toMatchObject({ user: "admin", found: { can: [] } });
    expect(await runProbe([address])).toEqual({
      code: 2,
      said: "There is no terminal to ask for Password of admin: set PASSWORD.\n",
    });
    expect((await runProbe([])).said).toContain("Usage: npm run probe");
  });
});
