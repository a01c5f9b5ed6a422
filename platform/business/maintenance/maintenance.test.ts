import { expect, it } from "vitest";
import { maintenanceTasks, maintenanceOf, parseTaskParam } from "./maintenance";

it("finds work by its name and type, and nothing by a name that every object has", () => {
  expect(maintenanceOf({ type: 2, param: '{"task":"purge_alarms"}' })).toBe(maintenanceTasks.purge_alarms);
  expect(maintenanceOf({ type: 1, param: '{"task":"purge_alarms"}' })).toBeNull();
  expect(maintenanceOf({ type: 2, param: '{"task":"constructor"}' })).toBeNull();
  expect(maintenanceOf({ type: 2, param: "[1]" })).toBeNull();
  expect(parseTaskParam("{broken")).toEqual({});
});
