// The file of the records that a bulk task refused, each with its reason. It is written on request, so that it shows
// only what the account may see at that time.
import { readFile } from "node:fs/promises";
import type { FileOfJob, SessionRequest } from "../../../platform/framework/Platform";
import type { Job } from "../../../platform/framework/queue/Job";
import { toSafeName } from "../../../platform/framework/wire/fileNames";
import { type RefusedRow, refusedFileName, withRefusedFile } from "../../sheets/platform/writeRefused";
import { readOrder } from "./BulkOrder";
import { readOutcomes } from "./bulkRows";
import { findTableAndCall } from "./checkOrder";
import { namesOfRecords } from "./names";
import { explainReason } from "./reason";
import { parseStored } from "../../../platform/framework/storage/parseStored";

const PAGE = 500;

type Asking = Pick<SessionRequest, "platform" | "caller" | "language">;

/** The name of the file, and the address at which its account gets it. */
export const refusedFileAddress = ({ language }: Pick<Asking, "language">, { id, name }: Job) => {
  const file = refusedFileName(toSafeName(name, "records"), language);
  return { file, url: `/files/tasks/${id}/${encodeURIComponent(file)}` };
};

/** @throws Failure 513 if the account has lost the right to the task */
const makeRefusedFile = async (asking: Asking, job: Job): Promise<Blob> => {
  const { platform, caller, language } = asking;
  const { table } = findTableAndCall(asking, job.resource, readOrder(parseStored(job.payload)).call);
  const { resource, key } = table;
  const refused = async function* (): AsyncGenerator<RefusedRow> {
    for (let after = -1; ;) {
      const rows = await readOutcomes(platform.store.db, job.id, { state: "refused" }, { after, count: PAGE });
      const names = await namesOfRecords(
        platform,
        table,
        { caller, language },
        rows.map(({ record }) => record),
      );
      for (const { record, reason } of rows)
        yield {
          cells: [record, names.get(record) ?? ""],
          reason: explainReason(platform.model, resource, language, reason),
        };
      after = rows.at(-1)?.place ?? after;
      if (rows.length < PAGE) return;
    }
  };
  const labelOf = (name: string) => resource.fields.find((field) => field.name === name)?.label[language] ?? name;
  const header = [labelOf(key.name), labelOf(resource.title)];
  const of = { language, header, signal: new AbortController().signal };
  return withRefusedFile(platform, of, refused(), async (path) => new Blob([await readFile(path)]));
};

export const refusedFile: FileOfJob = async (asking, job) => ({
  name: refusedFileAddress(asking, job).file,
  blob: await makeRefusedFile(asking, job),
});
