// Reads the code in a picture: by the browser's own reader where there is one, else by a library that comes when it is needed.
import { loadChunk } from "pilothouse/shell";

export type Picture = HTMLVideoElement | ImageBitmap;

/** What the code says, or null where none is seen. */
export type Detect = (picture: Picture) => Promise<string | null>;

interface NativeDetector {
  detect(picture: Picture): Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  // TypeScript's library does not know it yet.
  var BarcodeDetector: (new (options: { readonly formats: readonly string[] }) => NativeDetector) | undefined;
}

const FORMATS = ["qr_code", "code_128", "data_matrix"];
/** Pixels that are enough to read a card, and few enough to look at five times a second. */
const LONGEST = 1024;

const pixelsOf = (picture: Picture, context: CanvasRenderingContext2D): ImageData | null => {
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

const ownDetect = async (): Promise<Detect> => {
  const { default: jsQR } = await loadChunk(() => import("jsqr"));
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  return async (picture) => {
    const pixels = context && pixelsOf(picture, context);
    return pixels ? (jsQR(pixels.data, pixels.width, pixels.height)?.data ?? null) : null;
  };
};

/** Raises ChunkFailure. */
export const newDetect = async (): Promise<Detect> => {
  if (!globalThis.BarcodeDetector) return ownDetect();
  const detector = new globalThis.BarcodeDetector({ formats: FORMATS });
  return async (picture) => (await detector.detect(picture).catch(() => []))[0]?.rawValue ?? null;
};

/** Cameras exist on secure pages only. */
export const hasCamera = (): boolean => globalThis.navigator.mediaDevices?.getUserMedia !== undefined;
