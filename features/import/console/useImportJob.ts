import { TASK_CALLS, taskFields } from "../../../src/framework/wire/ownNames";
import { useDataProvider, useGetIdentity, useLocale, useRefresh, useStoreContext, useTranslate } from "ra-core";
import { useEffect, useState } from "react";
import { withoutFields } from "../../../shared/schema/withoutFields";
import { callWithout } from "../../../src/framework/wire/callWithout";
import { missingFields } from "../../../src/framework/wire/missingFields";
import { putFile } from "../../../src/framework/wire/upload";
import type { Importer, ResourceProps } from "../../../src/framework/wire/contract";
import type { CallingDataProvider } from "../../../src/framework/resource/useCallingDataProvider";
import { languageDecimalMark } from "./decimalMark";
import { failureWords } from "../../../src/framework/resource/failureWords";
import { useHiddenFields } from "../../../src/framework/resource/personal";
import { useFindResource } from "../../../src/framework/resource/related";
import { useConsole } from "../../../src/framework/shell/Console";
import { recordPathsOf } from "../../../src/framework/resource/useRecordPaths";
import { ImportJob } from "./ImportJob";
import type { ImportMode } from "./ImportPlan";
import type { JobOptions } from "./JobOptions";
import { UnreadableFile } from "./ImportWorker";
import { STATE_IMPORTING } from "./platformImport";
import { loadAllWords, createImportPlan } from "./createImportPlan";
import { problemWords } from "./problemWords";
import { readStoredColumns, addStoredColumns } from "./recalledColumns";
import { createReportFile } from "./createReportFile";

/**
 * Import jobs of this tab, by account and resource. They are kept after their dialog is closed, so a running import
 * continues.
 */
const jobs = new Map<string, ImportJob>();

const ONLY_ADD: readonly ImportMode[] = ["add"];

type Translate = ReturnType<typeof useTranslate>;

const troubleWords =
  (translate: Translate) =>
  (error: unknown): string =>
    error instanceof UnreadableFile ? translate(`import.fault.${error.fault}`) : failureWords(error, translate);

/** The messages of the refused fields, or the message of the platform. */
const reasonWords =
  (resource: string, translate: Translate): JobOptions["reasonOf"] =>
  (fields, message) => {
    const named = Object.entries(fields).map(([field, key]) => {
      const label = translate(`${resource}.fields.${field}`, { _: field });
      return translate("form.refused", { field: label, reason: translate(String(key), { _: message }) });
    });
    return named.length > 0 ? named.join(" ") : message;
  };

/** Stores the report with the import, if the platform stores records of imports. */
const reportKeeper =
  (importer: Importer, dataProvider: CallingDataProvider, translate: Translate): JobOptions["keepReport"] =>
  async (job, task) => {
    if (importer.call.name !== TASK_CALLS.addImport) return;
    const file = await createReportFile(job, translate);
    if (file === null) return;
    const result = await putFile(file);
    await dataProvider.call({ ...importer.call, fields: {} }, { task, result }, { quiet: true });
  };

/** Finds a running import, even one of another browser, if a definition stores records of imports. */
const underWay =
  (importer: Importer, dataProvider: CallingDataProvider, records: string, account: unknown): JobOptions["underWay"] =>
  async () => {
    if (importer.call.name !== TASK_CALLS.addImport) return null;
    const { data } = await dataProvider.getList(records, {
      pagination: { page: 1, perPage: 1 },
      sort: { field: taskFields.began, order: "DESC" },
      filter: { [taskFields.account]: account, state: STATE_IMPORTING },
    });
    return data[0] === undefined ? null : String(data[0].id);
  };

/** An importer without the columns whose fields the platform does not have. */
const presentImporter = (importer: Importer, missing: readonly string[]): Importer => ({
  ...importer,
  call: callWithout(importer.call, missing),
  natural: importer.natural.filter((field) => !missing.includes(field)),
  fields: withoutFields(importer.fields, missing),
});

/** The import of a resource: a running one, or a new one. Null until the resource and its words are loaded. */
export const useImportJob = (
  props: ResourceProps | null,
  of: () => Promise<Importer>,
  modes: readonly ImportMode[] = ONLY_ADD,
): { readonly job: ImportJob | null; readonly name: string } => {
  const translate = useTranslate();
  const resource = props?.name ?? "";
  const dataProvider = useDataProvider<CallingDataProvider>();
  const { identity, isPending } = useGetIdentity();
  const refresh = useRefresh();
  const [job, setJob] = useState<ImportJob | null>(null);
  const hidden = useHiddenFields();
  const find = useFindResource();
  const language = useLocale();
  const { words: shared } = useConsole();
  const store = useStoreContext();
  const columnsKey = `${resource}.importColumns`;
  const place = `${identity?.id ?? ""}/${resource}`;

  useEffect(() => {
    if (isPending || props === null) return undefined;
    let wanted = true;
    const prepare = async () => {
      const [declared, tables] = await Promise.all([of(), loadAllWords(props.words, shared)]);
      const importer = presentImporter(declared, missingFields(props));
      const words = createImportPlan(resource, importer, tables, (key) => translate(key, { _: key }), hidden);
      const plan = { ...words, telling: props.telling, mark: languageDecimalMark(navigator.language) };
      const options: JobOptions = {
        place,
        plan,
        recalled: {
          read: () => readStoredColumns(store.getItem(columnsKey)),
          keep: (header, mapping) =>
            store.setItem(columnsKey, addStoredColumns(readStoredColumns(store.getItem(columnsKey)), header, mapping)),
        },
        modes,
        importer,
        dataProvider,
        pathsIn: (name) => async (rows) => {
          const found = await find(name);
          return found === null ? new Map() : recordPathsOf(rows, found, { find, provider: dataProvider, language });
        },
        troubleOf: troubleWords(translate),
        reasonOf: reasonWords(resource, translate),
        wordsOf: (row) => problemWords(plan, row, translate),
        underWay: underWay(importer, dataProvider, `${resource}_import`, identity?.key ?? identity?.id),
        stoppedOf: (reason) => translate("import.stopped", { reason }).trim(),
        changed: refresh,
        keepReport: reportKeeper(importer, dataProvider, translate),
      };
      const known = jobs.get(place);
      if (known) known.options = options;
      const current = known ?? new ImportJob(options);
      jobs.set(place, current);
      if (!known) await current.restore();
      if (wanted) setJob(current);
    };
    prepare().catch(console.error);
    return () => {
      wanted = false;
    };
  }, [
    of,
    modes,
    hidden,
    props,
    resource,
    place,
    identity,
    isPending,
    dataProvider,
    translate,
    refresh,
    find,
    language,
    shared,
    store,
    columnsKey,
  ]);
  return { job, name: translate(`${resource}.plural`, { _: resource }) };
};
