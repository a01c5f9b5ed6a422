// Starts OpenStack Swift with its S3 interface, which checks signatures, in its own folder. On Debian: apt-get install
// swift-proxy swift-account swift-container swift-object
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { killAtExit } from "../guard.mjs";

const SERVERS = ["account", "container", "object"] as const;
export const S3_KEYS = { AWS_ACCESS_KEY_ID: "test:tester", AWS_SECRET_ACCESS_KEY: "testing" };

const isInstalled = (): boolean => {
  try {
    for (const name of [...SERVERS, "proxy"]) execFileSync("which", [`swift-${name}-server`], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const bound = server.address();
      server.close(() => resolve(typeof bound === "object" && bound ? bound.port : 0));
    });
  });

const PIPELINE = `[pipeline:main]
pipeline = catch_errors cache s3api tempauth bulk slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
location = us-east-1
auth_pipeline_check = true
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
`;

export interface S3Server {
  readonly endpoint: string;
  stop(): void;
}

/** Null if Swift is not installed. */
export const startSwift = async (): Promise<S3Server | null> => {
  if (!isInstalled()) return null;
  const folder = mkdtempSync(join(tmpdir(), "pilothouse-swift-"));
  const children: ChildProcess[] = [];
  const stop = (): void => {
    for (const child of children) child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  const common = (port: number) =>
    `[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = ${port}\nworkers = 0\nuser = root\nswift_dir = ${folder}\ndevices = ${folder}/devices\nmount_check = false\nlog_level = WARNING\nlog_address = /nonexistent\n`;
  mkdirSync(join(folder, "devices", "d1"), { recursive: true });
  writeFileSync(join(folder, "swift.conf"), "[swift-hash]\nswift_hash_path_suffix = a\nswift_hash_path_prefix = b\n");
  const run = (program: string, config: string) =>
    children.push(killAtExit(spawn(program, [config], { stdio: "ignore", cwd: folder })));
  const ports: number[] = [];
  for (const name of SERVERS) {
    const port = await freePort();
    ports.push(port);
    const ring = join(folder, `${name}.builder`);
    execFileSync("swift-ring-builder", [ring, "create", "4", "1", "1"], { stdio: "ignore" });
    execFileSync("swift-ring-builder", [ring, "add", `r1z1-127.0.0.1:${port}/d1`, "1"], { stdio: "ignore" });
    execFileSync("swift-ring-builder", [ring, "rebalance"], { stdio: "ignore" });
    const config = join(folder, `${name}-server.conf`);
    writeFileSync(
      config,
      `${common(port)}[pipeline:main]\npipeline = ${name}-server\n[app:${name}-server]\nuse = egg:swift#${name}\n`,
    );
    run(`swift-${name}-server`, config);
  }
  const port = await freePort();
  ports.push(port);
  const config = join(folder, "proxy-server.conf");
  writeFileSync(config, `${common(port)}${PIPELINE}`);
  run("swift-proxy-server", config);
  const endpoint = `http://127.0.0.1:${port}`;
  const answers = (at: number) =>
    fetch(`http://127.0.0.1:${at}`).then(
      () => true,
      () => false,
    );
  for (let look = 0; look < 100; look += 1) {
    if ((await Promise.all(ports.map(answers))).every(Boolean)) return { endpoint, stop };
    await setTimeout(200);
  }
  stop();
  throw new Error("Swift does not start");
};
