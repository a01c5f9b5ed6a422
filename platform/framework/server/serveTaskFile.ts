// Files of one account, only for its own session:
//   GET /files/tasks/<id>/<name>                of a task it started: a completed export, or the rows a bulk task refused
//   GET /files/own/<account>/<id>/<name>        the rows that one of its imports refused
import { Failure } from "../wire/Failure";
import type { Visit } from "../Feature";
import type { JobFile, SessionRequest } from "../Platform";
import { readCall, respondWithFailure } from "../wire/envelope";
import type { Target } from "../door/door";
import { PROGRAMS_ALLOWED, signedTarget } from "../door/restTarget";
import { findJob } from "../queue/Job";
import { answerFile } from "./answerFile";
import { recordEntry } from "../storage/Recorder";
import { transact } from "../storage/transact";
import { platformForActor } from "../trail/createTrail";
import { accountFileAt } from "../fileStore/accountFile";
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
  /** Null if the file has been deleted. */
  answer(): Promise<Response | null>;
}

/** A file, with facts for its entry in the audit trail. */
type Served = TaskFile & { readonly work: string; readonly facts: Row };

type Asking = SessionRequest & { readonly request: Request };

const read = async ({ platform, request }: Asking, file: JobFile): Promise<TaskFile | null> => {
  const { name } = file;
  const headers = headersFor(name);
  if ("blob" in file) {
    const { size } = file.blob;
    const withSize = { ...headers, "content-length": String(size) };
    return { name, size, answer: async () => new Response(file.blob, { headers: withSize }) };
  }
  const { files } = platform;
  const found = await files.find(file.key);
  return found && { name, size: found.size, answer: () => answerFile(files, file.key, request, headers) };
};

const taskFile = async (asking: Asking, pathname: string): Promise<Served | null> => {
  const [, id = ""] = ADDRESS.exec(pathname) ?? [];
  const job = await findJob(asking.platform.store.db, id);
  if (job === null || job.account !== String(asking.caller.key)) return null;
  const file = await asking.platform.filesOfJobs.get(job.kind)?.(asking, job);
  const found = file ? await read(asking, file) : null;
  return found && { ...found, work: `${job.resource}.file`, facts: { task: job.id } };
};

const ownFile = async (asking: Asking, pathname: string): Promise<Served | null> => {
  const file = accountFileAt(asking.caller.key, pathname);
  const found = file && (await read(asking, file));
  return found && { ...found, work: "file", facts: {} };
};

/** @throws Failure 404 if the file belongs to another account or is gone, 513 if the caller lost a required right */
const serve = async (asking: Asking): Promise<Response> => {
  const { platform, caller, address, request } = asking;
  const { pathname } = new URL(request.url);
  const found = (await taskFile(asking, pathname)) ?? (await ownFile(asking, pathname));
  if (found === null) throw new Failure(404, "record");
  const { name, size, work, facts } = found;
  const actor = { account: caller.account, apiKey: caller.apiKey, call: null, work, address };
  await transact(platformForActor(platform, actor).store, async (db) =>
    recordEntry(db, { is: "event", event: "download", facts: { ...facts, name, size } }),
  );
  const answer = await found.answer();
  if (answer === null) throw new Failure(404, "record");
  return answer;
};

export const serveTaskFile = async ({ platform, door, request, address, failed }: Visit): Promise<Response> => {
  const { model } = platform;
  const incoming = readCall(request, {}, address, model.host);
  try {
    // A download adds an entry to the trail, which viewing the console as a role may not do.
    const run: Target["run"] = async (asked) => ({ data: null, response: await serve({ ...asked, request }) });
    const { response } = await door.ask({ ...incoming, platform, target: signedTarget("file", PROGRAMS_ALLOWED, run) });
    return response ?? Response.error();
  } catch (error) {
    return respondWithFailure(model, incoming.language, failed(error));
  }
};
