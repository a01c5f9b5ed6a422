// The child of handedImports.test.ts: takes in what was handed to it and prints how far it is, until it is killed.
import { writeSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { recordOf } from "./Client";
import { cards, handIn, IMPORT } from "./handing";
import { openHost, readModel } from "./hosts";

const [dataDir = "", databaseUrl = "", task = "", count = "0"] = process.argv.slice(2);
const place = { dataDir, ...(databaseUrl ? { databaseUrl } : {}), forget: () => undefined };
const { client } = await openHost(place, readModel());
const token = await client.token("admin");
await handIn(client, token, { task, good: cards(task, Number(count)), wrong: [] });
for (;;) {
  const { done } = recordOf(await client.call(IMPORT, { task, after: Number(count) }, { token, style: "legacy" }));
  writeSync(1, `${String(done)}\n`);
  await setTimeout(5);
}
