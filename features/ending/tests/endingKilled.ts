// A child process for endingSteps.test.ts: ends a company with many devices, and prints its progress until it is
// killed.
import { writeSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { createEndingTestTools, model } from "./endingCompany";
import { openHost, openWithKeys } from "../../../tests/contract/hosts";

const [dataDir = "", databaseUrl = "", id = "", name = "", to = ""] = process.argv.slice(2);
const place = { dataDir, ...(databaseUrl ? { databaseUrl } : {}), forget: () => undefined };
const { client } = await openHost(place, model);
const { end, follow } = createEndingTestTools(client, await openWithKeys(place), await client.token("admin"));
await end({ id: Number(id), name }, "transfer", Number(to));
for (;;) {
  writeSync(1, `${String((await follow(id)).done)}\n`);
  await setTimeout(5);
}
