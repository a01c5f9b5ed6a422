// npm run bench [generator] [screens] [lists] [platform] [-- --large]: measurements with their limits or peers beside them.
import { benchGenerator } from "./generator";
import { benchLists } from "./lists";
import { benchPlatform } from "./platform";
import { benchScreens } from "./screens";

const BENCHES = { generator: benchGenerator, screens: benchScreens, lists: benchLists, platform: benchPlatform };

const asked = process.argv.slice(2).filter((word) => !word.startsWith("-"));
const unknown = asked.filter((word) => !(word in BENCHES));
if (unknown.length > 0) {
  console.error(`No such bench: ${unknown.join(", ")}. There are ${Object.keys(BENCHES).join(", ")}.`);
  process.exit(2);
}
for (const [name, bench] of Object.entries(BENCHES)) if (asked.length === 0 || asked.includes(name)) await bench();
process.exit(0);
