// Monitoring of the platform: metrics, request ids in answers and in the log, and traces.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { business } from "../../platform/business";
import { formatEntry } from "../../platform/framework/observing/log";
import { defineJob } from "../../platform/framework/Platform";
import { openStore } from "../../platform/framework/storage/open";
import { anyStore } from "../effort";
import { openHost, type StorePlace, placesForStores, readModel, storeNames } from "./hosts";
import type { TestHost } from "./Host";
import { startTracing } from "./tracer";

const METRICS_TOKEN = "a-token-of-sixteen-or-more";
const MARK = "x-request-id";
const HUSH = "hush-hush-hush";
const model = readModel(6);
const looking = defineJob({ kind: "looking", read: () => null, run: async () => ({}) });
const failing = defineJob({
  kind: "failing",
  tries: 1,
  read: () => null,
  run: async () => Promise.reject(new Error("it fails")),
});
const RUN = "/v2/user/admin/cron/run";
const broken = {
  ...business,
  handlers: {
    ...business.handlers,
    cron: {
      run: {
        who: "anybody" as const,
        run: async () =>
          Promise.reject(
            Object.assign(new Error(`no connection to postgres://ada:${HUSH}@db/x with Bearer ${HUSH}`), {
              detail: `Key (phone)=(${HUSH})`,
              password: HUSH,
            }),
          ),
      },
    },
  },
};

/** The value in a line of the metrics. */
const valueIn = (text: string, line: string): number => {
  const found = text.split("\n").find((one) => one.startsWith(`${line} `));
  return Number(found?.slice(line.length + 1) ?? Number.NaN);
};

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`an operator of a platform on ${name}`, () => {
    let place: StorePlace;
    let host: TestHost;
    const settings = { METRICS_TOKEN, TRUST_PROXY: true, LOG_REQUESTS: true };
    const open = () => openHost(place, model, [looking, failing], settings, broken);
    const read = (token: string) => host.client.fetch("/metrics", { headers: { authorization: `Bearer ${token}` } });
    const metrics = async () => (await read(METRICS_TOKEN)).text();

    beforeAll(async () => {
      if (!found) return;
      place = found.place();
      host = await open();
    }, 60_000);
    afterEach(() => vi.restoreAllMocks());
    afterAll(async () => {
      await host.close();
      found?.close();
    });

    it("gets metrics only with the token", async () => {
      const answer = await read(METRICS_TOKEN);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([
        200,
        "text/plain; version=0.0.4; charset=utf-8",
      ]);
      for (const wrong of ["", "another-token-of-sixteen", `${METRICS_TOKEN}.`]) {
        const refused = await read(wrong);
        expect([refused.status, await refused.text()]).toEqual([401, "Unauthorized"]);
      }
    });

    it("sees requests by call and code, under names that no request can add to", async () => {
      vi.spyOn(console, "log").mockImplementation(() => undefined);
      await host.client.signIn("admin");
      await host.client.signIn("admin", "wrong");
      for (const path of ["/api/nowhere/1", "/api/nowhere/2", "/rest/nowhere/3", "/nowhere/4"])
        await host.client.fetch(path, { method: "POST", body: "{}" });
      const text = await metrics();
      expect(valueIn(text, 'pilothouse_requests_total{call="session.sign_in",code="200"}')).toBe(1);
      expect(text).toMatch(/pilothouse_requests_total\{call="session\.sign_in",code="5\d\d"\} 1/);
      expect(valueIn(text, 'pilothouse_request_seconds_count{call="session.sign_in"}')).toBe(2);
      expect(valueIn(text, 'pilothouse_request_seconds_bucket{le="+Inf",call="session.sign_in"}')).toBe(2);
      expect(valueIn(text, 'pilothouse_requests_total{call="unknown",code="404"}')).toBe(3);
      expect(text).not.toContain("nowhere");
    });

    it("sees the queue, the connections, the process and the version", async () => {
      const before = await metrics();
      expect(valueIn(before, 'pilothouse_jobs{state="failed"}')).toBe(0);
      expect(valueIn(before, "pilothouse_oldest_due_job_seconds")).toBe(0);
      const store = await openStore(place);
      vi.spyOn(console, "error").mockImplementation(() => undefined);
      const now = Math.floor(Date.now() / 1000);
      await host.platform?.queue.add(store.db, { kind: "failing", payload: {} }, now);
      await host.platform?.runDue();
      // No process runs jobs of this kind, so the job waits.
      await host.platform?.queue.add(store.db, { kind: "of another version", payload: {} }, now - 90);
      await store.close();
      const text = await metrics();
      expect(valueIn(text, 'pilothouse_jobs{state="failed"}')).toBe(1);
      expect(valueIn(text, 'pilothouse_jobs{state="open"}')).toBe(1);
      expect(valueIn(text, "pilothouse_oldest_due_job_seconds")).toBeGreaterThanOrEqual(90);
      expect(valueIn(text, 'pilothouse_store_connections{state="open"}')).toBeGreaterThan(0);
      expect(valueIn(text, 'pilothouse_store_connections{state="waiting"}')).toBe(0);
      expect(text).toMatch(/^pilothouse_build_info\{version="\d+\.\d+\.\d+"\} 1$/m);
      for (const one of ["nodejs_eventloop_lag_p99_seconds", "process_resident_memory_bytes"])
        expect(valueIn(text, one)).toBeGreaterThan(0);
      expect(valueIn(text, "process_cpu_seconds_total")).toBeGreaterThan(0);
    });

    it("finds a request by its id, which a trusted proxy may give", async () => {
      vi.spyOn(console, "log").mockImplementation(() => undefined);
      const marked = async (mark?: string) =>
        (await host.client.fetch("/health", mark ? { headers: { [MARK]: mark } } : {})).headers.get(MARK);
      expect(await marked("of-the-proxy.1")).toBe("of-the-proxy.1");
      for (const mark of ["short", "with spaces in it", "x".repeat(65), `"}\\n{"level":"error"`, undefined])
        expect(await marked(mark)).toMatch(/^[0-9a-f]{20}$/);
      expect(await marked()).not.toBe(await marked());
    });

    it("finds an unexpected failure by the id that its answer has, without a secret", async () => {
      const printed = vi.spyOn(console, "error").mockImplementation(() => undefined);
      const lines = vi.spyOn(console, "log").mockImplementation(() => undefined);
      const response = await host.client.ask(RUN, { id: 1 });
      const mark = response.headers.get(MARK);
      expect(await response.json()).toMatchObject({ code: 500, data: { request: mark } });
      const entries = (as: "text" | "json") => [
        ...printed.mock.calls.map((values) => formatEntry(as, "error", values)),
        ...lines.mock.calls.map((values) => formatEntry(as, "info", values)),
      ];
      expect(entries("json").map((line): unknown => JSON.parse(line))).toEqual([
        expect.objectContaining({ level: "error", request: mark, error: "Error", stack: expect.any(String) }),
        expect.objectContaining({ level: "info", request: mark, call: "cron.run", code: 500, ms: expect.any(Number) }),
      ]);
      expect(entries("text").join("\n")).toContain(`request ${mark}`);
      expect([...entries("text"), ...entries("json")].join("\n")).not.toContain(HUSH);
    });

    it("sees spans of requests, calls, jobs and statements, with an SDK alone", async () => {
      vi.spyOn(console, "log").mockImplementation(() => undefined);
      await host.close();
      const tracing = startTracing();
      try {
        host = await open();
        const sender = "b7ad6b7169203331";
        await host.client.raw("/v2/user/login/code", "{}", { traceparent: `00-${"a".repeat(32)}-${sender}-01` });
        const store = await openStore(place);
        await host.platform?.queue.add(store.db, { kind: "looking", payload: {} }, Math.floor(Date.now() / 1000));
        await store.close();
        await host.platform?.runDue();
        const named = (of: string) => tracing.spans.find((one) => one.name === of);
        const request = named("POST session.code");
        expect(request).toMatchObject({
          parent: sender,
          attributes: { "pilothouse.call": "session.code", "pilothouse.code": 200, "http.response.status_code": 200 },
        });
        const call = named("call session.code");
        expect(call?.parent).toBe(request?.id);
        const statements = tracing.spans.filter(({ parent }) => parent === call?.id);
        expect(statements.map(({ attributes }) => attributes["db.query.text"])).toEqual(
          expect.arrayContaining([expect.stringMatching(/^insert into "platform_note" .* values \(\?\)/)]),
        );
        expect(named("job looking")?.attributes).toMatchObject({ "pilothouse.attempt": 1 });
        expect(tracing.spans.filter(({ isEnded }) => !isEnded)).toEqual([]);
      } finally {
        tracing.end();
      }
      const { length } = tracing.spans;
      await host.client.fetch("/health");
      expect(tracing.spans).toHaveLength(length);
    });
  });
}

it("a platform without METRICS_TOKEN has no metrics, and takes no id from outside without TRUST_PROXY", async () => {
  const found = await placesForStores(anyStore);
  if (!found) return;
  const host = await openHost(found.place(), model);
  const answer = await host.client.fetch("/metrics", {
    headers: { authorization: "Bearer null", [MARK]: "from-outside" },
  });
  expect(answer.status).toBe(404);
  expect(answer.headers.get(MARK)).toMatch(/^[0-9a-f]{20}$/);
  await host.close();
  found.close();
});
