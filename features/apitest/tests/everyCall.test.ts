import { expect, it } from "vitest";
import { host } from "../../../src/generated/host";
import { resources } from "../../../src/generated/resources";
import { setHost } from "../../../src/framework/wire/Host";
import { declaredCalls, filterByText } from "../console/declaredCalls";

it("knows every call there is a definition of, by path and by words of any language", async () => {
  setHost(host);
  const all = await declaredCalls(resources);
  const ids = all.map(({ id }) => id);
  expect(ids).toContain("session.sign_in");
  expect(ids).toContain("cron.run");
  expect(new Set(ids).size).toBe(ids.length);
  expect(filterByText(all, "/v2/user/admin/cron/run").map(({ id }) => id)).toEqual(["cron.run"]);
  expect(filterByText(all, "定时任务 run").map(({ id }) => id)).toEqual(["cron.run"]);
  expect(all.filter(({ takesFile }) => takesFile).map(({ id }) => id)).toEqual(["upload.form"]);
  expect(all.find(({ id }) => id === "cron.list")?.rowFields).toContain("gmt_create");
}, 60_000);
