// GET /files/tasks/<id>/<name>: the file of a completed task, for the account that asked for it and nobody else.
import { openAsBlob } from "node:fs";
import { basename } from "node:path";
import { Failure } from "../Failure";
import type { Incoming, Platform } from "../Platform";
import { signedIn } from "../routes";
import { DONE, findJob } from "../queue/Job";
import { EXPORT, exportFile } from "./exportJob";

const ADDRESS = /^\/files\/tasks\/([\w-]{8,64})\/([^/]+)$/;

/** @throws Failure 401 for somebody who is not signed in, 404 for a file that is not theirs or is gone */
export const serveTaskFile = async (platform: Platform, incoming: Incoming, request: Request): Promise<Response> => {
  const { caller } = await signedIn(platform, incoming);
  const [, id = ""] = ADDRESS.exec(new URL(request.url).pathname) ?? [];
  const job = await findJob(platform.store.db, id);
  const isOwn = job !== null && job.account === String(caller.key) && job.kind === EXPORT && job.state === DONE;
  const file = isOwn ? exportFile(platform, job) : "";
  const blob = isOwn ? await openAsBlob(file).catch(() => null) : null;
  if (blob === null) throw new Failure(404, "record");
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
