import { useSourceContext, useTranslate } from "ra-core";
import { useEffect, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { textIn } from "../wire/readAnswer";
import { putFile } from "../wire/upload";
import { readFailure, translateFailure } from "../resource/failure";

export interface UploadProgress {
  readonly name: string;
  /** The uploaded part, from 0 to 1. */
  readonly part: number;
}

/** The storage place of a file. Empty for the place that the platform chooses. */
export interface StoragePlace {
  readonly zone: string;
  readonly region: string;
}
const ANYWHERE: StoragePlace = { zone: "", region: "" };

/** The zone and region in the form. Files of the record are stored there. */
export const useStoragePlace = (): (() => StoragePlace) => {
  const { getSource } = useSourceContext();
  const { getValues } = useFormContext();
  const textAt = (name: string) => textIn(getValues(getSource(name)));
  return () => ({ zone: textAt("zone"), region: textAt("region") });
};

/** Uploads one file at a time, and passes its address to `onStored`. If the input disappears, the upload stops. */
export const useUploading = (onStored: (url: string) => void, placeOf: () => StoragePlace = () => ANYWHERE) => {
  const translate = useTranslate();
  const [uploading, setUploading] = useState<UploadProgress | null>(null);
  const [failed, setFailed] = useState("");
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const send = async (file: File) => {
    current.current?.abort();
    const control = new AbortController();
    current.current = control;
    setFailed("");
    setUploading({ name: file.name, part: 0 });
    try {
      const url = await putFile(file, {
        ...placeOf(),
        signal: control.signal,
        onProgress: (part) => !control.signal.aborted && setUploading({ name: file.name, part }),
      });
      if (!control.signal.aborted) onStored(url);
    } catch (error) {
      if (control.signal.aborted) return;
      const reason = translateFailure(readFailure(error), translate);
      setFailed(translate("form.uploadFailed", { name: file.name, reason }));
    } finally {
      if (current.current === control) setUploading(null);
    }
  };
  const stop = () => {
    current.current?.abort();
    setUploading(null);
  };
  return { uploading, failed, setFailed, send, stop };
};
