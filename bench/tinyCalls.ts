// Makes tiny calls until its input ends, and prints the milliseconds of each call as JSON. It is a separate process, so
// that the work of the benchmark does not delay the calls. Arguments: the address of the platform, and a token.
import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds between two tiny calls. */
const EVERY = 20;

const [address = "", token = ""] = process.argv.slice(2);
const headers = { authorization: `Bearer ${token}` };
let isOver = false;
process.stdin.once("end", () => {
  isOver = true;
});
process.stdin.resume();

const times: number[] = [];
while (!isOver) {
  const start = performance.now();
  const answer = await fetch(`${address}/rest/preferences`, { headers });
  await answer.text();
  times.push(performance.now() - start);
  if (answer.status !== 200) throw new Error(`the tiny call was answered ${answer.status}`);
  // Reports that the first call was answered.
  if (times.length === 1) console.log("begun");
  await sleep(EVERY);
}
console.log(JSON.stringify(times));
process.exit(0);
