// Reads and checks a file in a worker, so that the page stays responsive however long the file is.
import { DamagedFile } from "../../sheets/book/DamagedFile";
import { NotAZipFile } from "../../sheets/book/NotAZipFile";
import { WorkbookRefused } from "../../sheets/book/guard";
import { NotAWorkbook } from "../../sheets/book/readSheet";
import { detectFileKind } from "./detectFileKind";
import { ImportFile, TooManyRows } from "./ImportFile";
import { writeTemplateWorkbook } from "./writeTemplateWorkbook";
import type { FromWorker, ImportFault, WorkerQuestion } from "./WorkerTalk";

const say = (message: FromWorker) => self.postMessage(message);

/** The open file, even if it turned out to be unreadable. */
let given: Blob | null = null;

const faultOf = async (error: unknown): Promise<ImportFault> => {
  if (error instanceof NotAZipFile) {
    const kind = given === null ? "other" : await detectFileKind(given);
    return kind === "other" ? "not_xlsx" : kind;
  }
  if (error instanceof DamagedFile) return "damaged";
  if (error instanceof NotAWorkbook) return "no_sheet";
  if (error instanceof WorkbookRefused) return error.limit === "rows" ? "too_many" : "too_much";
  return error instanceof TooManyRows ? "too_many" : "broken";
};

/** Milliseconds without a request, after which the page is assumed to show the first rows. */
const QUIET = 200;
/** The longest wait, in milliseconds. */
const PATIENCE = 2000;
let askedAt = 0;

/** Resolves when the page sends no more requests for now. */
const untilQuiet = async (): Promise<void> => {
  const end = Date.now() + PATIENCE;
  do await new Promise((resolve) => setTimeout(resolve, QUIET));
  while (Date.now() - askedAt < QUIET && Date.now() < end);
};

let file: ImportFile | null = null;
let title = "";

const opened = (): ImportFile => {
  if (file === null) throw new Error("No file is open.");
  return file;
};

const answer = async (question: WorkerQuestion): Promise<unknown> => {
  switch (question.name) {
    case "open": {
      const { plan, file: blob, choice } = question.ask;
      title = plan.title;
      given = blob;
      file = new ImportFile(plan, (update) => say({ type: "update", update }));
      const failed = async (error: unknown) => say({ type: "failed", reason: await faultOf(error) });
      return file.open(blob, failed, choice, untilQuiet);
    }
    case "map":
      return opened().map(question.ask.mapping, question.ask.marks);
    case "keys":
      return opened().keys(question.ask.keys, question.ask.names);
    case "rows":
      return opened().rows(question.ask.from, question.ask.count, question.ask.shown);
    case "good":
      return opened().good(question.ask.count, question.ask.after);
    case "good_book":
      return opened().goodBook();
    case "verdicts":
      return opened().verdicts(question.ask.verdicts);
    case "outcomes":
      return opened().outcomes(question.ask.outcomes);
    case "report":
      return opened().report(title, question.ask.reason, question.ask.reasons);
    case "template":
      return writeTemplateWorkbook(question.ask.plan, question.ask.words);
  }
};

self.onmessage = ({ data }: MessageEvent<WorkerQuestion>) => {
  askedAt = Date.now();
  answer(data).then(
    (result) => say({ type: "answer", id: data.id, answer: result ?? null }),
    async (error: unknown) => say({ type: "refused", id: data.id, reason: await faultOf(error) }),
  );
};
