// A child process for updatingImports.test.ts: changes records by rows and prints its progress until it is killed.
import { writeSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { recordOf } from "./Client";
import { makeCommunities, sendImport, importTargetOf } from "./handing";
import { openHost, readModel } from "./hosts";

const [dataDir = "", databaseUrl = "", task = "", count = "0"] = process.argv.slice(2);
const place = { dataDir, ...(databaseUrl ? { databaseUrl } : {}), forget: () => undefined };
const { client } = await openHost(place, readModel());
const token = await client.token("admin");
const of = importTargetOf("community");
const to = { ...of, said: { ...of.said, mode: "update" } };
const good = makeCommunities(task, Number(count)).map((row) => ({ ...row, record: { ...row.record, city: "Delhi" } }));
await sendImport(client, token, { task, good, wrong: [] }, to);
for (;;) {
  const { done } = recordOf(
    await client.call(to.path, { ...of.said, task, after: Number(count) }, { token, style: to.style }),
  );
  writeSync(1, `${String(done)}\n`);
  await setTimeout(5);
}
