// Files of one account, for its session alone:
//   GET /files/tasks/<id>/<name>                of a task it started: a completed export, or what a bulk task refused
//   GET /files/own/<account>/<id>/<name>        the rows that one of its imports refused
import { Failure, noPermission } from "../wire/Failure";
import type { Incoming } from "../wire/envelope";
import type { FileKey, FileStore } from "../fileStore/FileStore";
import { BULK } from "../bulk/bulkJob";
import { makeRefusedFile, refusedAddress } from "../bulk/refusedFile";
import type { Platform, SessionRequest } from "../Platform";
import { signedInToAct } from "./routes";
import { DONE, findJob, type Job } from "../queue/Job";
import { readExport, EXPORT, exportKey } from "../tasks/exportJob";
import { answerFile } from "./answerFile";
import { parseStored } from "../storage/parseStored";
import { record } from "../storage/Recorder";
import { transact } from "../storage/transact";
import { actAs } from "../trail/createTrail";
import { covers } from "../tasks/exportReach";
import { ownFileAt } from "../tasks/ownFiles";
import type { Row } from "../storage/Store";

const ADDRESS = /^\/files\/tasks\/([\w-]{8,64})\/([^/]+)$/;

const headersFor = (name: string) => ({
  "content-type": "application/octet-stream",
  "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
});

interface TaskFile {
  readonly name: string;
  readonly size: number;
  /** Null if the file has gone since. */
  answer(): Promise<Response | null>;
}

/** A file with what the audit trail tells of it. */
interface Served extends TaskFile {
  readonly work: string;
  readonly facts: Row;
}

type Asking = Pick<SessionRequest, "caller" | "language"> & { readonly request: Request };

const storedFile = async (
  files: FileStore,
  { key, name, request }: { readonly key: FileKey; readonly name: string; readonly request: Request },
): Promise<TaskFile | null> => {
  const found = await files.find(key);
  return found && { name, size: found.size, answer: () => answerFile(files, key, request, headersFor(name)) };
};

/** @throws Failure 513 if it was made with a right, a company or a role that the caller no longer has */
const exportedFile = async (platform: Platform, { caller, request }: Asking, job: Job): Promise<TaskFile | null> => {
  const table = platform.tables.get(job.resource);
  const order = readExport(parseStored(job.payload));
  if (!(table && covers(platform, table, caller, order.reach))) throw noPermission();
  return storedFile(platform.files, { key: exportKey(job), name: order.file, request });
};

const refusedFile = async (platform: Platform, { caller, language }: Asking, job: Job): Promise<TaskFile> => {
  const blob = await makeRefusedFile({ platform, caller, language }, job);
  const name = refusedAddress({ language }, job).file;
  const headers = { ...headersFor(name), "content-length": String(blob.size) };
  return { name, size: blob.size, answer: async () => new Response(blob, { headers }) };
};

const fileOf = async (platform: Platform, asking: Asking, job: Job): Promise<TaskFile | null> => {
  if (job.kind === BULK) return refusedFile(platform, asking, job);
  return job.kind === EXPORT && job.state === DONE ? exportedFile(platform, asking, job) : null;
};

const taskFile = async (platform: Platform, asking: Asking, pathname: string): Promise<Served | null> => {
  const [, id = ""] = ADDRESS.exec(pathname) ?? [];
  const job = await findJob(platform.store.db, id);
  if (job === null || job.account !== String(asking.caller.key)) return null;
  const found = await fileOf(platform, asking, job);
  return found && { ...found, work: `${job.resource}.file`, facts: { task: job.id } };
};

const ownFile = async ({ files }: Platform, { caller, request }: Asking, pathname: string): Promise<Served | null> => {
  const file = ownFileAt(caller.key, pathname);
  const found = file && (await storedFile(files, { ...file, request }));
  return found && { ...found, work: "file", facts: {} };
};

/**
 * @throws Failure 401 if nobody is signed in, 404 if the file belongs to another account or no longer exists, 513 if it
 * was made with a right, a company or a role that the caller no longer has, or if the caller only looks as a role
 */
export const serveTaskFile = async (platform: Platform, incoming: Incoming, request: Request): Promise<Response> => {
  const { caller } = await signedInToAct(platform, incoming);
  const { pathname } = new URL(request.url);
  const asking = { caller, language: incoming.language, request };
  const found = (await taskFile(platform, asking, pathname)) ?? (await ownFile(platform, asking, pathname));
  if (found === null) throw new Failure(404, "record");
  const { name, size, work, facts } = found;
  const actor = { account: caller.account, apiKey: caller.apiKey, call: null, work, address: incoming.address };
  await transact(actAs(platform, actor).store, async (db) =>
    record(db, { is: "event", event: "download", facts: { ...facts, name, size } }),
  );
  const answer = await found.answer();
  if (answer === null) throw new Failure(404, "record");
  return answer;
};
