// nginx with the servers from the documentation, unchanged except for free ports and a test certificate.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { killAtExit } from "../../guard.mjs";
import { freePort } from "../../journeys/serve";

const root = join(import.meta.dirname, "..", "..", "..");

export const hasNginx =
  spawnSync("nginx", ["-v"]).error === undefined && spawnSync("openssl", ["version"]).error === undefined;

/** The first `server` block of a document with `mark` in it, as it is written there. @throws Error if there is none */
export const findServerBlock = (file: string, mark: string): string => {
  const blocks = readFileSync(join(root, file), "utf8").match(/^ {4}server \{\n(?: {5,}.*\n)+ {4}\}$/gm) ?? [];
  const found = blocks.find((block) => block.includes(mark));
  if (found === undefined) throw new Error(`${file} has no server of nginx with ${mark}`);
  return found;
};

export interface Nginx {
  /** The addresses of the servers, in their order. */
  readonly addresses: readonly string[];
  readonly stop: () => Promise<void>;
}

/** The worker runs as the user of the test, because other users may not read its folders. */
const WHOLE = (folder: string, servers: string): string => `daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((one) => `${one}_temp_path ${folder}/${one};`).join("\n  ")}
${servers}
}
`;

/** Starts nginx. `make` answers the servers for these addresses. */
export const openNginx = async (
  count: number,
  make: (addresses: readonly string[]) => readonly string[],
): Promise<Nginx> => {
  const folder = mkdtempSync(join(tmpdir(), "pilothouse-nginx-"));
  const own = join(folder, "own");
  mkdirSync(own);
  const made = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1"];
  const kept = ["-keyout", `${own}/privkey.pem`, "-out", `${own}/fullchain.pem`];
  execFileSync("openssl", ["req", ...made, ...kept], { stdio: "ignore" });
  const ports: number[] = [];
  while (ports.length < count) ports.push(await freePort());
  const addresses = ports.map((port) => `https://127.0.0.1:${port}`);
  const placed = make(addresses).map((server, index) =>
    server
      .replace("listen 443 ssl;", `listen 127.0.0.1:${ports[index]} ssl;`)
      .replaceAll("/etc/letsencrypt/live/console.example.com/", `${own}/`),
  );
  writeFileSync(join(folder, "nginx.conf"), WHOLE(folder, placed.join("\n")));
  execFileSync("nginx", ["-t", "-q", "-c", join(folder, "nginx.conf")]);
  const child = killAtExit(spawn("nginx", ["-c", join(folder, "nginx.conf")], { stdio: "ignore" }));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return {
    addresses,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
