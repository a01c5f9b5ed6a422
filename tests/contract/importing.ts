// A child process for handedImports.test.ts and handedRows.test.ts: imports rows and prints its progress until it is
// killed.
import { writeSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { recordOf } from "./Client";
import { CARD_IMPORT, makeCards, makeCommunities, sendImport, importTargetOf } from "./handing";
import { openHost, readModel } from "./hosts";

const [dataDir = "", databaseUrl = "", task = "", count = "0", of = ""] = process.argv.slice(2);
const place = { dataDir, ...(databaseUrl ? { databaseUrl } : {}), forget: () => undefined };
const { client } = await openHost(place, readModel());
const token = await client.token("admin");
const to = of === "" ? CARD_IMPORT : importTargetOf(of);
const good = of === "" ? makeCards(task, Number(count)) : makeCommunities(task, Number(count));
await sendImport(client, token, { task, good, wrong: [] }, to);
for (;;) {
  const asked = { ...to.said, task, after: Number(count) };
  const { done } = recordOf(await client.call(to.path, asked, { token, style: to.style }));
  writeSync(1, `${String(done)}\n`);
  await setTimeout(5);
}
