// A console for a host of a certain shape, made in the way that people would: the probe writes host.yaml, the generator
// writes the code, and npm start builds the console.
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { copyProject } from "../../copyProject";
import { runShell } from "../../inCopy";
import { serve, type Served } from "../../journeys/serve";

const root = process.cwd();
const HOST_YAML = join("resources", "host.yaml");
/** The zone of hosts that write local times. */
const TIME_ZONE = "Asia/Shanghai";
/** The exit code if the probe found something that host.yaml does not say. */
const DIFFERS = 1;

export interface ShapedConsole {
  /** Describes the host again, and serves the console with it. */
  inFrontOf(address: string): Promise<Served>;
  remove(): void;
}

export const shapedConsole = (): ShapedConsole => {
  const copy = copyProject(root, ["examples", "probe"]);
  const run = async (line: string, settings: Readonly<Record<string, string>>, wanted: number): Promise<void> => {
    const { code, said } = await runShell(copy, line, settings);
    if (code !== wanted) throw new Error(`${line} ended with ${code}:\n${said}`);
  };
  return {
    inFrontOf: async (address) => {
      cpSync(join(root, HOST_YAML), join(copy, HOST_YAML));
      const probe = `npm run probe -- ${address} --user admin --host ${HOST_YAML}`;
      await run(probe, { PASSWORD: "pilothouse", TIME_ZONE }, DIFFERS);
      await run("npm run generate", {}, 0);
      return serve(copy, { PLATFORM_URL: address, DEMO: "", VERIFICATION_CODE: "", TIME_ZONE });
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
};
