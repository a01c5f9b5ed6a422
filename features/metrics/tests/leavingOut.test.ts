import { expect, it } from "vitest";
import { business } from "../../../platform/business";
import { openHost, placesForStores, readModel } from "../../../tests/contract/hosts";

const METRICS_TOKEN = "a-token-of-sixteen-or-more";
const model = readModel(6);
const without = { ...business, features: (business.features ?? []).filter(({ name }) => name !== "metrics") };

it("a console without `metrics` starts, and answers nothing at /metrics, whatever the settings say", async () => {
  const found = await placesForStores("SQLite");
  if (!found) throw new Error("SQLite is always there");
  const host = await openHost(found.place(), model, [], { METRICS_TOKEN }, without);
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const { status } = await host.client.fetch("/metrics", { headers });
  expect([status, (await host.client.fetch("/health")).status]).toEqual([404, 200]);
  await host.close();
  found.close();
}, 60_000);
