// GET /files/tasks/<id>/<name>: the file of a completed task, only for the account that started the task.
import { openAsBlob } from "node:fs";
import { basename } from "node:path";
import { Failure, noPermission } from "../wire/Failure";
import type { Incoming } from "../wire/envelope";
import type { Platform } from "../Platform";
import { signedInToAct } from "./routes";
import { DONE, findJob } from "../queue/Job";
import { readExport, EXPORT, exportFile } from "../tasks/exportJob";
import { record } from "../storage/Recorder";
import { transact } from "../storage/transact";
import { actAs } from "../trail/createTrail";
import { covers } from "../tasks/exportReach";

const ADDRESS = /^\/files\/tasks\/([\w-]{8,64})\/([^/]+)$/;

/**
 * @throws Failure 401 if nobody is signed in, 404 if the file belongs to another account or no longer exists, 513 if it
 * was made with a right, a company or a role that the caller no longer has, or if the caller only looks as a role
 */
export const serveTaskFile = async (platform: Platform, incoming: Incoming, request: Request): Promise<Response> => {
  const { caller } = await signedInToAct(platform, incoming);
  const [, id = ""] = ADDRESS.exec(new URL(request.url).pathname) ?? [];
  const job = await findJob(platform.store.db, id);
  const isOwn = job !== null && job.account === String(caller.key) && job.kind === EXPORT && job.state === DONE;
  const table = isOwn ? platform.tables.get(job.resource) : undefined;
  if (isOwn && !(table && covers(platform, table, caller, readExport(JSON.parse(job.payload)).reach)))
    throw noPermission();
  const file = isOwn ? exportFile(platform, job) : "";
  const blob = isOwn ? await openAsBlob(file).catch(() => null) : null;
  if (blob === null || job === null) throw new Failure(404, "record");
  const acting = actAs(platform, {
    account: caller.account,
    apiKey: caller.apiKey,
    call: null,
    work: `${job.resource}.file`,
    address: incoming.address,
  });
  await transact(acting.store, async (db) =>
    record(db, { is: "event", event: "download", facts: { task: job.id, name: basename(file), size: blob.size } }),
  );
  return new Response(blob, {
    headers: {
      "content-type": "application/octet-stream",
      "content-length": String(blob.size),
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(basename(file))}`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
};
