import { useEffect, useRef, useState } from "react";
import { putFile } from "pilothouse/wire";

/** The sending of a file: how far it is, from 0 to 1, and null while nothing is sent. It ends with the page. */
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
