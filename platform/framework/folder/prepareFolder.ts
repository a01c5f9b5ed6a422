// Creates or checks the data folder before the platform writes into it. Other users must not be able to read it.
import { accessSync, chmodSync, constants, mkdirSync, readdirSync, statSync } from "node:fs";
import type { Stats } from "node:fs";
import { join } from "node:path";
import { Refusal } from "../settings/Refusal";
import { errorCodeOf } from "./errorCode";

const OURS =
  /^(pilothouse\.db|held\.|sign-in\.pem|files$|tasks$|incoming$|scratch$|file-store\.id$|trail\.marks$|backup$|restoring$)/;
/** Entries that an empty disk or a desktop puts into a folder. */
const OF_THE_SYSTEM = /^(lost\+found|\..*)$/;
const FOR_OTHERS = 0o077;
const FEW = 3;

const makeFolder = (folder: string): Stats => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return statSync(folder);
  } catch (error) {
    if (errorCodeOf(error) === "EEXIST" || errorCodeOf(error) === "ENOTDIR")
      throw new Refusal(`The data folder ${folder} is a file or lies below one; choose another by DATA_DIR.`);
    throw new Refusal(
      `The data folder ${folder} cannot be made (${errorCodeOf(error) || String(error)}); choose another by DATA_DIR.`,
    );
  }
};

const checkWritable = (folder: string): void => {
  try {
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new Refusal(
      `The data folder ${folder} cannot be written to (${errorCodeOf(error)}); make its disk writable and this user its owner, or choose another by DATA_DIR.`,
    );
  }
};

const entriesOf = (folder: string): string[] => {
  try {
    return readdirSync(folder).filter((name) => !OF_THE_SYSTEM.test(name));
  } catch (error) {
    throw new Refusal(
      `The data folder ${folder} cannot be read (${errorCodeOf(error) || String(error)}); choose another by DATA_DIR.`,
    );
  }
};

const closeToOthers = (path: string, mode: number): boolean => {
  if ((statSync(path).mode & FOR_OTHERS) === 0) return true;
  try {
    chmodSync(path, mode);
    return true;
  } catch {
    return false;
  }
};

/**
 * Creates the data folder, or checks it and removes access for other users. Answers warnings for the person who starts
 * the platform.
 * @throws Refusal if the folder cannot be used, or contains only files of other programs
 */
export const prepareFolder = (folder: string): readonly string[] => {
  const found = makeFolder(folder);
  const entries = entriesOf(folder);
  const own = entries.filter((name) => OURS.test(name));
  if (entries.length > 0 && own.length === 0) {
    const named = entries.slice(0, FEW).join(", ") + (entries.length > FEW ? ", …" : "");
    throw new Refusal(
      `The data folder ${folder} holds other things (${named}) and nothing of the platform; choose one of its own by DATA_DIR.`,
    );
  }
  checkWritable(folder);
  // Windows has no such file modes.
  if (process.platform === "win32") return [];
  const files = own.map((name) => join(folder, name)).filter((path) => statSync(path).isFile());
  const isClosed = (found.mode & FOR_OTHERS) === 0 || closeToOthers(folder, 0o700);
  const open = files.filter((path) => !closeToOthers(path, 0o600));
  return isClosed || open.length === 0
    ? []
    : [`Other users of this machine can read ${folder}, which is not this user's to close.`];
};
