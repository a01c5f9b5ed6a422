// A PostgreSQL cluster for one test run, in a temporary folder that is removed afterwards.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isolation } from "../effort";
import { runAtExit } from "../guard.mjs";
import { findPostgres } from "../postgres.mjs";

export interface PostgresCluster {
  /** Creates an empty database and answers its address. */
  database(name: string): string;
  /** Kills all its processes with `kill -9`. */
  crash(): void;
  start(): void;
  /**
   * Stops and restarts the cluster: after its running requests, or immediately. This process continues to run
   * meanwhile.
   */
  restart(how: "fast" | "immediate"): Promise<void>;
  stop(): void;
  /** Copies all its files while it runs, as a base for `restore`. Needs an archive. */
  copy(): void;
  /** Starts a replica to which the cluster streams its changes. */
  replica(): Promise<PostgresReplica>;
  /** Restores a moment (ISO 8601) that is later than the copy, from the copy and the archive. */
  restore(moment: string): void;
}

/** A streaming replica of a cluster. */
export interface PostgresReplica {
  /** The address of a database on the replica. */
  database(name: string): string;
  /** The replica continues to receive data, but shows it only after `resume`. */
  pause(): void;
  resume(): void;
  stop(): void;
  start(): void;
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
 * Null, with a warning, if PostgreSQL is not installed. `isArchived`: archives the log, for `restore`. @throws Error in
 * CI, where nobody would notice that half of the tests are skipped
 */
export const startCluster = async ({ isArchived = false } = {}): Promise<PostgresCluster | null> => {
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
  // Tests kill processes, never the machine, so writes need not wait for the disk.
  const [archive, base] = [join(folder, "archive"), join(folder, "base")];
  if (isArchived) asOwner(`mkdir ${archive}`);
  const archived = isArchived ? ` -c archive_mode=on -c "archive_command=cp %p ${archive}/%f"` : "";
  const settings = `-c listen_addresses=127.0.0.1 -c fsync=off -c full_page_writes=${isArchived ? "on" : "off"}${level}`;
  const starting = `${programs}/pg_ctl -D ${data} -o '-p ${port} -k ${folder} ${settings}${archived}' -l ${folder}/log -w start`;
  const start = () => asOwner(starting);
  let standby: string | null = null;
  const own = join(folder, "replica");
  const killing = [data, own].map((one) => `kill -QUIT $(head -1 ${one}/postmaster.pid)`).join("; ");
  const callOff = runAtExit(`${killing}; sleep 2; rm -rf ${folder}`);
  start();
  return {
    start,
    database: (name) => {
      asOwner(`${programs}/createdb -h ${folder} -p ${port} -U postgres ${name}`);
      return `postgres://postgres@127.0.0.1:${port}/${name}`;
    },
    copy: () => asOwner(`${programs}/pg_basebackup -D ${base} -h ${folder} -p ${port} -U postgres -c fast`),
    restore: (moment) => {
      // The server archives the last part of the log when it stops.
      asOwner(`${programs}/pg_ctl -D ${data} -m fast -w stop && rm -r ${data} && cp -r ${base} ${data}`);
      const lines = [
        `restore_command = 'cp ${archive}/%f %p'`,
        `recovery_target_time = '${moment.replace("T", " ").replace("Z", "+00")}'`,
        "recovery_target_action = 'promote'",
      ];
      asOwner(`printf "%s\\n" ${lines.map((line) => `"${line}"`).join(" ")} >> ${data}/postgresql.auto.conf`);
      asOwner(`touch ${data}/recovery.signal`);
      start();
    },
    replica: async () => {
      const at = await freePort();
      asOwner(`${programs}/pg_basebackup -D ${own} -R -X stream -c fast -h ${folder} -p ${port} -U postgres`);
      const begin = () =>
        asOwner(
          `${programs}/pg_ctl -D ${own} -o '-p ${at} -k ${folder} ${settings}' -l ${folder}/replica.log -w start`,
        );
      const say = (what: string) =>
        asOwner(`${programs}/psql -q -h ${folder} -p ${at} -U postgres -c 'select pg_wal_replay_${what}()'`);
      begin();
      standby = own;
      return {
        database: (name) => `postgres://postgres@127.0.0.1:${at}/${name}`,
        pause: () => say("pause"),
        resume: () => say("resume"),
        stop: () => asOwner(`${programs}/pg_ctl -D ${own} -m immediate -w stop`),
        start: begin,
      };
    },
    crash: () => asOwner(`${programs}/pg_ctl -D ${data} -m immediate -w stop`),
    restart: async (how) => {
      await asOwnerMeanwhile(`${programs}/pg_ctl -D ${data} -m ${how} -w stop`);
      await asOwnerMeanwhile(starting);
    },
    stop: () => {
      if (standby !== null) asOwner(`${programs}/pg_ctl -D ${standby} -m immediate -w stop || true`);
      asOwner(`${programs}/pg_ctl -D ${data} -m immediate -w stop || true`);
      rmSync(folder, { recursive: true, force: true });
      callOff();
    },
  };
};
