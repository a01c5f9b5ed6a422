// Files of one account, for its session alone:
//   GET /files/tasks/<id>/<name>                of a task it started: a completed export, or what a bulk task refused
//   GET /files/own/<account>/<id>/<name>        the rows that one of its imports refused
import { Failure, noPermission } from "../wire/Failure";
import type { FileKey } from "../fileStore/FileStore";
import { BULK } from "../bulk/bulkJob";
import { makeRefusedFile, refusedAddress } from "../bulk/refusedFile";
import type { Visit } from "../Feature";
import type { SessionRequest } from "../Platform";
import { readCall, respondWithFailure } from "../wire/envelope";
import type { Target } from "../door/door";
import { FOR_PROGRAMS, signedTarget } from "../door/restTarget";
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
type Served = TaskFile & { readonly work: string; readonly facts: Row };

type Asking = SessionRequest & { readonly request: Request };

const storedFile = async ({ platform, request }: Asking, key: FileKey, name: string): Promise<TaskFile | null> => {
  const { files } = platform;
  const found = await files.find(key);
  return found && { name, size: found.size, answer: () => answerFile(files, key, request, headersFor(name)) };
};

/** @throws Failure 513 if it was made with a right, a company or a role that the caller no longer has */
const exportedFile = async (asking: Asking, job: Job): Promise<TaskFile | null> => {
  const { platform, caller } = asking;
  const table = platform.tables.get(job.resource);
  const order = readExport(parseStored(job.payload));
  if (!(table && covers(platform, table, caller, order.reach))) throw noPermission();
  return storedFile(asking, exportKey(job), order.file);
};

const refusedFile = async (asking: Asking, job: Job): Promise<TaskFile> => {
  const blob = await makeRefusedFile(asking, job);
  const name = refusedAddress(asking, job).file;
  const headers = { ...headersFor(name), "content-length": String(blob.size) };
  return { name, size: blob.size, answer: async () => new Response(blob, { headers }) };
};

const fileOf = async (asking: Asking, job: Job): Promise<TaskFile | null> => {
  if (job.kind === BULK) return refusedFile(asking, job);
  return job.kind === EXPORT && job.state === DONE ? exportedFile(asking, job) : null;
};

const taskFile = async (asking: Asking, pathname: string): Promise<Served | null> => {
  const [, id = ""] = ADDRESS.exec(pathname) ?? [];
  const job = await findJob(asking.platform.store.db, id);
  if (job === null || job.account !== String(asking.caller.key)) return null;
  const found = await fileOf(asking, job);
  return found && { ...found, work: `${job.resource}.file`, facts: { task: job.id } };
};

const ownFile = async (asking: Asking, pathname: string): Promise<Served | null> => {
  const file = ownFileAt(asking.caller.key, pathname);
  const found = file && (await storedFile(asking, file.key, file.name));
  return found && { ...found, work: "file", facts: {} };
};

/**
 * @throws Failure 404 if the file belongs to another account or no longer exists, 513 if it was made with a right, a company or
 * a role that the caller no longer has
 */
const serve = async (asking: Asking): Promise<Response> => {
  const { platform, caller, address, request } = asking;
  const { pathname } = new URL(request.url);
  const found = (await taskFile(asking, pathname)) ?? (await ownFile(asking, pathname));
  if (found === null) throw new Failure(404, "record");
  const { name, size, work, facts } = found;
  const actor = { account: caller.account, apiKey: caller.apiKey, call: null, work, address };
  await transact(actAs(platform, actor).store, async (db) =>
    record(db, { is: "event", event: "download", facts: { ...facts, name, size } }),
  );
  const answer = await found.answer();
  if (answer === null) throw new Failure(404, "record");
  return answer;
};

export const serveTaskFile = async ({ platform, door, request, address, failed }: Visit): Promise<Response> => {
  const { model } = platform;
  const incoming = readCall(request, {}, address, model.host);
  try {
    // Each download is recorded in the trail, so looking as a role is not enough.
    const run: Target["run"] = async (asked) => ({ data: null, response: await serve({ ...asked, request }) });
    const { response } = await door.ask({ ...incoming, platform, target: signedTarget("file", FOR_PROGRAMS, run) });
    return response ?? Response.error();
  } catch (error) {
    return respondWithFailure(model, incoming.language, failed(error));
  }
};
