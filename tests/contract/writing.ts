// A child process for durability.test.ts: adds records with normal calls and prints each name after its answer.
import { writeSync } from "node:fs";
import { openHost, readModel } from "./hosts";

const [dataDir = "", databaseUrl = ""] = process.argv.slice(2);
const place = { dataDir, ...(databaseUrl ? { databaseUrl } : {}), forget: () => undefined };
const { client } = await openHost(place, readModel());
const token = await client.token("admin");

const add = async (name: string): Promise<void> => {
  const task = { name, type: 1, state: 1, spec: "0 0 * * *" };
  const { code } = await client.call("/v2/user/admin/cron/add", task, { token });
  if (code === 200) writeSync(1, `${name}\n`);
};

for (let turn = 0; ; turn += 1) await Promise.all([0, 1, 2, 3].map((one) => add(`kept ${process.pid}-${turn}-${one}`)));
