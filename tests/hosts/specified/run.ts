// Runs the specified host for manual tests: node generator/launch.mjs tests/hosts/specified/run.ts [PORT]. A USR2
// signal prints the requests that no specified host would accept.
import { SpecifiedHost } from "./SpecifiedHost";

const host = new SpecifiedHost();
console.log(await host.open(Number(process.argv[2] ?? 18_997)));
process.on("SIGUSR2", () => console.log(host.strange.join("\n") || "nothing strange"));
