import { useTranslate } from "ra-core";
import { useState } from "react";
import { saveFile } from "../../../src/framework/ui/saveFile";
import type { ImportJob } from "./ImportJob";
import { reportOf } from "./reportOf";

/** Downloads the rows that were not imported, each with its reason. */
export const useReport = (job: ImportJob) => {
  const translate = useTranslate();
  const [saving, setSaving] = useState(false);
  const save = () => {
    setSaving(true);
    reportOf(job, translate)
      .then((file) => file && saveFile(file, file.name))
      .finally(() => setSaving(false));
  };
  return { saving, save };
};
