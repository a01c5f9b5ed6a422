// A child process for bulk.test.ts: starts a bulk task, and prints its progress until it is killed.
import { writeSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { createBulkTestTools, model } from "./bulkTasks";
import { openHost, openWithKeys } from "../../../tests/contract/hosts";

const [dataDir = "", databaseUrl = "", stem = "", count = ""] = process.argv.slice(2);
const place = { dataDir, ...(databaseUrl ? { databaseUrl } : {}), forget: () => undefined };
const { client } = await openHost(place, model);
const token = await client.token("admin");
const tasks = createBulkTestTools(client, await openWithKeys(place));
const { body } = await tasks.setAll(token, stem, Number(count));
for (;;) {
  writeSync(1, `${String((await tasks.follow(token, body.id)).done)} ${String(body.id)}\n`);
  await setTimeout(5);
}
