import { useEffect, useRef, useState } from "react";
import { putFile } from "pilothouse/wire";

/**
 * Uploads a file. The progress is a number from 0 to 1, or null while no file is being sent. Leaving the page stops the
 * upload.
 */
export const useHandingIn = () => {
  const [part, setPart] = useState<number | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);
  const put = async (file: File): Promise<string> => {
    const control = new AbortController();
    current.current = control;
    setPart(0);
    try {
      return await putFile(file, { signal: control.signal, onProgress: setPart });
    } finally {
      setPart(null);
    }
  };
  return { part, put, stop: () => current.current?.abort(new Error("wizard.device.stopped")) };
};
