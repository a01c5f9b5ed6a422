// GET /files/tasks/<id>/<name>: the file of a completed task, for the account that asked for it and nobody else.
import { openAsBlob } from "node:fs";
import { Failure } from "../Failure";
import type { Incoming, Platform } from "../Platform";
import { signedIn } from "../routes";
import { COMPLETED, findTask } from "./Task";

const ADDRESS = /^\/files\/tasks\/([\w-]{8,64})\/([^/]+)$/;

/** @throws Failure 401 for somebody who is not signed in, 404 for a file that is not theirs or is gone */
export const serveTaskFile = async (platform: Platform, incoming: Incoming, request: Request): Promise<Response> => {
  const { caller } = await signedIn(platform, incoming);
  const [, id = ""] = ADDRESS.exec(new URL(request.url).pathname) ?? [];
  const task = await findTask(platform.store.db, id);
  const isOwn = task !== null && task.account === String(caller.key) && task.state === COMPLETED && task.file !== "";
  const blob = isOwn ? await openAsBlob(platform.tasks.fileOf(task)).catch(() => null) : null;
  if (!isOwn || blob === null) throw new Failure(404, "record");
  return new Response(blob, {
    headers: {
      "content-type": "application/octet-stream",
      "content-length": String(blob.size),
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(task.file)}`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
};
