import { useTranslate } from "ra-core";
import { useState } from "react";
import { saveFile } from "../../../src/framework/ui/saveFile";
import type { ImportJob } from "./ImportJob";
import { createReportFile } from "./createReportFile";

/** Downloads the rows that were not imported, each with its reason. */
export const useReport = (job: ImportJob) => {
  const translate = useTranslate();
  const [saving, setSaving] = useState(false);
  const save = () => {
    setSaving(true);
    createReportFile(job, translate)
      .then((file) => file && saveFile(file, file.name))
      .finally(() => setSaving(false));
  };
  return { saving, save };
};
