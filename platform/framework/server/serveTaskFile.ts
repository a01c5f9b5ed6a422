// Files of one account, for its session alone:
//   GET /files/tasks/<id>/<name>                of a task it started: a completed export, or what a bulk task refused
//   GET /files/own/<account>/<id>/<name>        the rows that one of its imports refused
import { openAsBlob } from "node:fs";
import { basename } from "node:path";
import { Failure, noPermission } from "../wire/Failure";
import type { Incoming } from "../wire/envelope";
import type { Caller } from "../access/Caller";
import { BULK } from "../bulk/bulkJob";
import { makeRefusedFile, refusedAddress } from "../bulk/refusedFile";
import type { Platform, SessionRequest } from "../Platform";
import { signedInToAct } from "./routes";
import { DONE, findJob, type Job } from "../queue/Job";
import { readExport, EXPORT, exportFile } from "../tasks/exportJob";
import { record } from "../storage/Recorder";
import { transact } from "../storage/transact";
import { actAs } from "../trail/createTrail";
import { covers } from "../tasks/exportReach";
import { ownFileAt } from "../tasks/ownFiles";
import type { Row } from "../storage/Store";

const ADDRESS = /^\/files\/tasks\/([\w-]{8,64})\/([^/]+)$/;

interface TaskFile {
  readonly blob: Blob;
  readonly name: string;
}

/** A file with what the audit trail tells of it. */
interface Served extends TaskFile {
  readonly work: string;
  readonly facts: Row;
}

/** @throws Failure 513 if it was made with a right, a company or a role that the caller no longer has */
const exportedFile = async (platform: Platform, caller: Caller, job: Job): Promise<TaskFile | null> => {
  const table = platform.tables.get(job.resource);
  if (!(table && covers(platform, table, caller, readExport(JSON.parse(job.payload)).reach))) throw noPermission();
  const file = exportFile(platform, job);
  const blob = await openAsBlob(file).catch(() => null);
  return blob && { blob, name: basename(file) };
};

type Asking = Pick<SessionRequest, "caller" | "language">;

const fileOf = async (platform: Platform, { caller, language }: Asking, job: Job): Promise<TaskFile | null> => {
  if (job.kind === BULK) {
    const blob = await makeRefusedFile({ platform, caller, language }, job);
    return { blob, name: refusedAddress({ language }, job).file };
  }
  return job.kind === EXPORT && job.state === DONE ? exportedFile(platform, caller, job) : null;
};

const taskFile = async (platform: Platform, asking: Asking, pathname: string): Promise<Served | null> => {
  const [, id = ""] = ADDRESS.exec(pathname) ?? [];
  const job = await findJob(platform.store.db, id);
  if (job === null || job.account !== String(asking.caller.key)) return null;
  const found = await fileOf(platform, asking, job);
  return found && { ...found, work: `${job.resource}.file`, facts: { task: job.id } };
};

const ownFile = async (platform: Platform, { caller }: Asking, pathname: string): Promise<Served | null> => {
  const file = ownFileAt(platform, caller.key, pathname);
  const blob = file && (await openAsBlob(file.path).catch(() => null));
  return file && blob && { blob, name: file.name, work: "file", facts: {} };
};

/**
 * @throws Failure 401 if nobody is signed in, 404 if the file belongs to another account or no longer exists, 513 if it
 * was made with a right, a company or a role that the caller no longer has, or if the caller only looks as a role
 */
export const serveTaskFile = async (platform: Platform, incoming: Incoming, request: Request): Promise<Response> => {
  const { caller } = await signedInToAct(platform, incoming);
  const { pathname } = new URL(request.url);
  const asking = { caller, language: incoming.language };
  const found = (await taskFile(platform, asking, pathname)) ?? (await ownFile(platform, asking, pathname));
  if (found === null) throw new Failure(404, "record");
  const { blob, name, work, facts } = found;
  const actor = { account: caller.account, apiKey: caller.apiKey, call: null, work, address: incoming.address };
  await transact(actAs(platform, actor).store, async (db) =>
    record(db, { is: "event", event: "download", facts: { ...facts, name, size: blob.size } }),
  );
  return new Response(blob, {
    headers: {
      "content-type": "application/octet-stream",
      "content-length": String(blob.size),
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
};
