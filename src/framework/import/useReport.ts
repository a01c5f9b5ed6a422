import { useTranslate } from "ra-core";
import { useState } from "react";
import { saveFile } from "../ui/saveFile";
import type { ImportJob } from "./ImportJob";
import { reportOf } from "./reportOf";

/** Saves the rows that are not taken, each with its reason, for whoever looks after the file. */
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
