import { config, WireFailure } from "../../wire";
import { saveFile } from "../list/exports/saveFile";

/** Hands the file of a completed task to the browser. It is served to its owner alone. @throws WireFailure */
export const downloadTask = async (url: string, name: string, token: string): Promise<void> => {
  const fail = (code: number) => new WireFailure({ reason: code === 0 ? "network" : "answer", code, path: url });
  const response = await fetch(`${config().base}${url}`, { headers: { Authorization: `Bearer ${token}` } }).catch(
    () => {
      throw fail(0);
    },
  );
  // A refusal comes as the wire's JSON, with a code of its own.
  if (!response.ok || response.headers.get("content-disposition") === null) {
    const answer: unknown = await response.json().catch(() => null);
    const code =
      typeof answer === "object" && answer !== null && "code" in answer ? Number(answer.code) : response.status;
    throw fail(code);
  }
  saveFile(await response.blob(), name);
};
