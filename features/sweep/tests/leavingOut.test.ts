import { expect, it } from "vitest";
import { business } from "../../../platform/business";
import { findJob, OPEN } from "../../../platform/framework/queue/Job";
import { openHost, openWithKeys, placesForStores, readModel } from "../../../tests/contract/hosts";

const without = { ...business, features: (business.features ?? []).filter(({ name }) => name !== "sweep") };

it("a console without `sweep` starts on a store with a planned sweep, which waits", async () => {
  const found = await placesForStores("SQLite");
  if (!found) throw new Error("no place for stores");
  const place = found.place();
  const host = await openHost(place, readModel(7), [], { JOBS: false });
  const store = await openWithKeys(place);
  await host.platform?.queue.add(store.db, { id: "sweep_uploads-1", kind: "sweep_uploads", payload: {} }, 0);
  await host.close();
  const other = await openHost(place, readModel(7), [], {}, without);
  await other.platform?.runDue();
  expect((await findJob(store.db, "sweep_uploads-1"))?.state).toBe(OPEN);
  await other.close();
  await store.close();
  found.close();
}, 60_000);
