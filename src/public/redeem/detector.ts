// The browser's own reader of bar codes, where there is one. TypeScript's library does not know it yet.
export interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
}

declare global {
  var BarcodeDetector: DetectorClass | undefined;
}

const FORMATS = ["qr_code", "code_128", "data_matrix"];

/** A camera besides is needed; both exist on secure pages only. */
export const canScan = (): boolean =>
  globalThis.BarcodeDetector !== undefined && globalThis.navigator.mediaDevices?.getUserMedia !== undefined;

export const newDetector = (): Detector | null =>
  globalThis.BarcodeDetector ? new globalThis.BarcodeDetector({ formats: FORMATS }) : null;
