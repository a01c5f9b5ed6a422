// npm run bench [generator] [authoring] [importing] [screens] [lists] [files] [platform] [crowds] [cluster] [scale] [-- --large] [-- --brief]:
// prints measurements next to their limits, or next to the results of other products.
import { benchAuthoring } from "./authoring";
import { benchCluster } from "./cluster";
import { benchFiles } from "./files";
import { benchGenerator } from "./generator";
import { benchImporting } from "./importing";
import { benchLists } from "./lists";
import { describeMachine } from "./measure";
import { benchCrowds, benchPlatform } from "./platform";
import { benchScale } from "./scale";
import { benchScreens } from "./screens";

const BENCHES = {
  generator: benchGenerator,
  authoring: benchAuthoring,
  importing: benchImporting,
  screens: benchScreens,
  lists: benchLists,
  files: benchFiles,
  platform: benchPlatform,
  crowds: benchCrowds,
  cluster: benchCluster,
  scale: benchScale,
};

const asked = process.argv.slice(2).filter((word) => !word.startsWith("-"));
const unknown = asked.filter((word) => !(word in BENCHES));
if (unknown.length > 0) {
  console.error(`No such bench: ${unknown.join(", ")}. There are ${Object.keys(BENCHES).join(", ")}.`);
  process.exit(2);
}
console.log(describeMachine());
// `scale` has millions of rows and takes an hour and 40 GB, so it runs only on request. `crowds` is a part of
// `platform`.
const isAsked = (name: string): boolean =>
  asked.length === 0 ? !["scale", "crowds"].includes(name) : asked.includes(name);
for (const [name, bench] of Object.entries(BENCHES)) if (isAsked(name)) await bench();
process.exit(0);
