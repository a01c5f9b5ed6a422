import { beforeEach, expect, it } from "vitest";
import { followedTasks } from "./followedTasks";

beforeEach(() => localStorage.clear());

it("are waited for under the name of their file until they are settled", () => {
  followedTasks.wait("7", "export 1", "a.xlsx");
  followedTasks.wait("7", "export 2", "b.xlsx");
  expect(followedTasks.read("7").waiting).toEqual({ "export 1": "a.xlsx", "export 2": "b.xlsx" });
  expect(followedTasks.read("8")).toEqual({ waiting: {}, hidden: [] });
  followedTasks.stopWaiting("7", "export 1");
  expect(followedTasks.read("7").waiting).toEqual({ "export 2": "b.xlsx" });
});

it("are hidden, the latest first and no more than 200, until they are waited for again", () => {
  for (let index = 0; index < 201; index += 1) followedTasks.hide("7", `export ${index}`);
  expect(followedTasks.read("7").hidden).toHaveLength(200);
  expect(followedTasks.read("7").hidden.slice(0, 2)).toEqual(["export 200", "export 199"]);
  followedTasks.stopWaiting("7", "export 3");
  followedTasks.wait("7", "export 200", "a.xlsx");
  expect(followedTasks.read("7").hidden[0]).toBe("export 199");
});

it("are reported when they change, in this tab and in others, as long as somebody listens", () => {
  let calls = 0;
  const stop = followedTasks.subscribe(() => {
    calls += 1;
  });
  followedTasks.wait("7", "export 1", "a.xlsx");
  expect(calls).toBe(1);
  followedTasks.wait("7", "export 1", "a.xlsx");
  expect(calls).toBe(1);
  for (const key of ["tasks/7", null, "preferences"]) window.dispatchEvent(new StorageEvent("storage", { key }));
  expect(calls).toBe(3);
  stop();
  followedTasks.hide("7", "export 1");
  window.dispatchEvent(new StorageEvent("storage", { key: "tasks/7" }));
  expect(calls).toBe(3);
});

it("are the same object until something changes", () => {
  followedTasks.wait("7", "export 1", "a.xlsx");
  const before = followedTasks.read("7");
  expect(followedTasks.read("7")).toBe(before);
  followedTasks.hide("7", "export 2");
  expect(followedTasks.read("7")).not.toBe(before);
});

it("are empty if the storage has something else", () => {
  const texts = ["{", "null", "7", '{"waiting":{}}', '{"hidden":[]}', '{"waiting":{},"hidden":"x"}'];
  for (const text of texts) {
    localStorage.setItem("tasks/7", text);
    expect([text, followedTasks.read("7")]).toEqual([text, { waiting: {}, hidden: [] }]);
  }
});
