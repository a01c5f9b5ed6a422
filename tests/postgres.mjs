// Finds PostgreSQL's programs, on the PATH or in Debian's folders. On Debian, it can install the package.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

const DEBIAN = "/usr/lib/postgresql";
const PROGRAMS = ["initdb", "pg_ctl", "postgres", "createdb"];

const debian = () =>
  existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN, version, "bin"))
    : [];

const present = () =>
  [...(process.env.PATH ?? "").split(delimiter), ...debian()].find((folder) =>
    PROGRAMS.every((name) => existsSync(join(folder, name))),
  ) ?? null;

/** A database server is installed only in containers and in CI, not on a personal machine. */
const mayInstall = () => existsSync("/usr/bin/apt-get") && (process.getuid?.() === 0 || (process.env.CI ?? "") !== "");

/** The folder of PostgreSQL's programs. Null if there is none. */
export const findPostgres = ({ install = false } = {}) => {
  const found = present();
  if (found !== null || !install || !mayInstall()) return found;
  console.log("Installing PostgreSQL (apt-get) …");
  const apt = (...args) => {
    const [command, ...rest] = [...(process.getuid?.() === 0 ? [] : ["sudo", "-n"]), "apt-get", ...args];
    spawnSync(command, rest, { stdio: ["ignore", "ignore", "inherit"] });
  };
  apt("update", "-q");
  apt("install", "-y", "-q", "--no-install-recommends", "postgresql");
  return present();
};
