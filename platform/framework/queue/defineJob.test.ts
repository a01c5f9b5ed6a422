import { describe, expect, it, vi } from "vitest";
import { createDefineJob, type Work } from "./defineJob";
import { FAILED, type Job } from "./Job";

const job = (payload: string): Job => ({
  ...{ id: "1", kind: "count", account: "1", resource: "", name: "", payload, cursor: "", result: "" },
  ...{ state: FAILED, done: 0, total: 0, reason: "", lease_owner: "", lease_until: 0, attempts: 1 },
  ...{ not_before: 0, created: 0, changed: 0 },
});

const workOn = (payload: string): Work<string> => ({
  platform: "platform",
  job: job(payload),
  cursor: null,
  signal: new AbortController().signal,
  note: async () => undefined,
  rest: async () => undefined,
});

const make = () => {
  const [run, failed, forget] = [vi.fn(async () => ({})), vi.fn(async () => {}), vi.fn(async () => {})];
  const read = (payload: unknown): number => {
    if (typeof payload !== "number") throw new Error("no number");
    return payload;
  };
  return { run, failed, forget, kind: createDefineJob<string>()({ kind: "count", read, run, failed, forget }) };
};

describe("a job whose payload", () => {
  it.each(["", "{", '"7"', "null"])("is %j, which cannot be read, does not run, and is cleaned up", async (payload) => {
    const { kind, run, failed, forget } = make();
    await expect(kind.run(workOn(payload))).rejects.toMatchObject({ code: 500, context: "unreadable" });
    expect(run).not.toHaveBeenCalled();
    await kind.failed("platform", job(payload));
    await kind.forget("platform", job(payload));
    expect(failed).toHaveBeenCalledWith("platform", job(payload), null);
    expect(forget).toHaveBeenCalledWith("platform", job(payload), null);
  });

  it("can be read gives it to each of its steps", async () => {
    const { kind, run, failed, forget } = make();
    const work = workOn("7");
    await kind.run(work);
    await kind.failed("platform", work.job);
    await kind.forget("platform", work.job);
    expect(run).toHaveBeenCalledWith(work, 7);
    expect(failed).toHaveBeenCalledWith("platform", work.job, 7);
    expect(forget).toHaveBeenCalledWith("platform", work.job, 7);
  });
});
