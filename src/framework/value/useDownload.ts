// Downloads a file of this account. An ordinary link would not send the session.
import { useNotify, useTranslate } from "ra-core";
import { useState } from "react";
import { failureWords } from "../resource/failureWords";
import { decodeText } from "../wire/decodeText";

/** Whether a file belongs to one account. */
export const isOwnFile = (address: string): boolean => /^\/files\/(own|tasks)\//.test(address.trim());

/** The name of a file, from its address. */
export const fileName = (address: string): string => decodeText(address.trim().split("/").at(-1) ?? "");

export const useDownload = () => {
  const notify = useNotify();
  const translate = useTranslate();
  const [busy, setBusy] = useState(false);
  const download = async (address: string): Promise<void> => {
    setBusy(true);
    try {
      const { downloadFile } = await import("./downloadFile");
      await downloadFile(address.trim(), fileName(address));
    } catch (error) {
      notify(failureWords(error, translate), { type: "error" });
    } finally {
      setBusy(false);
    }
  };
  return { busy, download };
};
