// A PostgreSQL cluster for one test run, in a temporary folder that is removed afterwards.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isolation } from "../effort";
import { findPostgres } from "../postgres.mjs";

export interface Cluster {
  /** Creates an empty database and answers its address. */
  database(name: string): string;
  /** Kills all its processes, like kill -9. */
  crash(): void;
  start(): void;
  /** Stops it, with what it is doing or by breaking it off, and starts it again. This process goes on meanwhile. */
  restart(how: "fast" | "immediate"): Promise<void>;
  stop(): void;
}

/** PostgreSQL refuses to run as root. */
const byOwner = (command: string): readonly [program: string, args: readonly string[]] =>
  process.getuid?.() === 0 ? ["runuser", ["-u", "postgres", "--", "sh", "-c", command]] : ["sh", ["-c", command]];

const asOwner = (command: string): void => {
  execFileSync(...byOwner(command), { stdio: ["ignore", "ignore", "pipe"] });
};

const asOwnerMeanwhile = async (command: string): Promise<void> => {
  const [code] = await once(spawn(...byOwner(command), { stdio: "ignore" }), "exit");
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
};

const ownerIds = (): readonly [number, number] | null => {
  if (process.getuid?.() !== 0) return null;
  const [uid, gid] = ["-u", "-g"].map((flag) => Number(execFileSync("id", [flag, "postgres"]).toString()));
  return [uid ?? 0, gid ?? 0];
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/**
 * Null, with a warning, if this machine has no PostgreSQL.
 * @throws Error in CI, where nobody would notice that half of the tests are skipped
 */
export const startCluster = async (): Promise<Cluster | null> => {
  const programs = findPostgres();
  if (programs === null) {
    if ((process.env.CI ?? "") !== "") throw new Error("This is CI, and PostgreSQL is missing: install it.");
    console.warn("\n*** There is no PostgreSQL on this machine: its half of the tests is SKIPPED ***\n");
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), "pilothouse-pg-"));
  const ids = ownerIds();
  if (ids) chownSync(folder, ...ids);
  chmodSync(folder, 0o700);
  const data = join(folder, "data");
  const port = await freePort();
  asOwner(`${programs}/initdb -D ${data} -A trust -U postgres --no-sync`);
  const level = isolation === null ? "" : ` -c default_transaction_isolation=${isolation}`;
  // Tests kill processes and never the machine: what the system has taken is kept without waiting for the disk.
  const settings = `-c listen_addresses=127.0.0.1 -c fsync=off -c full_page_writes=off${level}`;
  const starting = `${programs}/pg_ctl -D ${data} -o "-p ${port} -k ${folder} ${settings}" -l ${folder}/log -w start`;
  const start = () => asOwner(starting);
  start();
  return {
    start,
    database: (name) => {
      asOwner(`${programs}/createdb -h ${folder} -p ${port} -U postgres ${name}`);
      return `postgres://postgres@127.0.0.1:${port}/${name}`;
    },
    crash: () => asOwner(`${programs}/pg_ctl -D ${data} -m immediate -w stop`),
    restart: async (how) => {
      await asOwnerMeanwhile(`${programs}/pg_ctl -D ${data} -m ${how} -w stop`);
      await asOwnerMeanwhile(starting);
    },
    stop: () => {
      asOwner(`${programs}/pg_ctl -D ${data} -m immediate -w stop || true`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
