// Reads the code in a picture: with the browser's own reader, or with a library that is loaded on demand.
import { loadChunk } from "pilothouse/shell";

export type ScannedPicture = HTMLVideoElement | ImageBitmap;

/** The text of the code. Null when there is no code in the picture. */
export type DetectCode = (picture: ScannedPicture) => Promise<string | null>;

interface NativeDetector {
  detect(picture: ScannedPicture): Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  // TypeScript has no types for this interface yet.
  var BarcodeDetector: (new (options: { readonly formats: readonly string[] }) => NativeDetector) | undefined;
}

const FORMATS = ["qr_code", "code_128", "data_matrix"];
/** The number of pixels suffices to read a card, and is small enough to analyse five pictures a second. */
const LONGEST = 1024;

const pixelsOf = (picture: ScannedPicture, context: CanvasRenderingContext2D): ImageData | null => {
  const [width, height] =
    picture instanceof HTMLVideoElement ? [picture.videoWidth, picture.videoHeight] : [picture.width, picture.height];
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
  if (across === 0 || down === 0) return null;
  context.canvas.width = across;
  context.canvas.height = down;
  context.drawImage(picture, 0, 0, across, down);
  return context.getImageData(0, 0, across, down);
};

const ownDetect = async (): Promise<DetectCode> => {
  const { default: jsQR } = await loadChunk(() => import("jsqr"));
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  return async (picture) => {
    const pixels = context && pixelsOf(picture, context);
    return pixels ? (jsQR(pixels.data, pixels.width, pixels.height)?.data ?? null) : null;
  };
};

/** @throws ChunkFailure */
export const createDetector = async (): Promise<DetectCode> => {
  if (!globalThis.BarcodeDetector) return ownDetect();
  const detector = new globalThis.BarcodeDetector({ formats: FORMATS });
  return async (picture) => (await detector.detect(picture).catch(() => []))[0]?.rawValue ?? null;
};

/** Cameras are available on secure pages only. */
export const hasCamera = (): boolean => globalThis.navigator.mediaDevices?.getUserMedia !== undefined;
