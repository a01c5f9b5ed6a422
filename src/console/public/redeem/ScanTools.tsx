import { type ChangeEvent, useState } from "react";
import type { Language } from "pilothouse/wire";
import { hasCamera, createDetector } from "./detector";
import { ScanCode } from "./ScanCode";
import { redeemWords } from "./words";

interface ScanToolsProps {
  readonly language: Language;
  /** Called with a code from the camera or from a picture. */
  readonly onScan: (text: string) => void;
}

const codeInPicture = async (file: File): Promise<string | null> => {
  const [detect, picture] = await Promise.all([createDetector(), createImageBitmap(file)]);
  return detect(picture).finally(() => picture.close());
};

/** Reads a code by the camera, or from a picture if the camera is missing or not allowed. */
export const ScanTools = ({ language, onScan }: ScanToolsProps) => {
  const w = redeemWords(language);
  const [isScanning, setScanning] = useState(false);
  const [hint, setHint] = useState<"code_hint" | "scan_refused" | "scan_nothing">("code_hint");

  const scanned = (text: string) => {
    setScanning(false);
    setHint("code_hint");
    onScan(text);
  };
  const readPicture = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Allows the same picture to be chosen again.
    target.value = "";
    if (!file) return;
    setScanning(false);
    const found = await codeInPicture(file).catch(() => null);
    if (found === null || found === "") setHint("scan_nothing");
    else scanned(found);
  };

  return (
    <div className="scanning">
      <p className="note" role="status">
        {w(hint)}
      </p>
      <div className="ways">
        {hasCamera() && hint !== "scan_refused" ? (
          <button type="button" className="second" aria-pressed={isScanning} onClick={() => setScanning(!isScanning)}>
            {w(isScanning ? "scan_stop" : "scan")}
          </button>
        ) : null}
        <label className="second">
          <input type="file" accept="image/*" className="sr" onChange={readPicture} />
          {w("scan_picture")}
        </label>
      </div>
      {isScanning ? (
        <ScanCode
          lead={w("scan_lead")}
          onCode={scanned}
          onRefused={() => {
            setScanning(false);
            setHint("scan_refused");
          }}
        />
      ) : null}
    </div>
  );
};
