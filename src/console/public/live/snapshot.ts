import { formatTimestamp } from "pilothouse/wire";

/** Saves the visible picture as a PNG in its own size. Answers the name of the file, or null when there is no picture. */
export const saveSnapshot = async (
  video: HTMLVideoElement,
  device: string,
  seconds: number | null,
): Promise<string | null> => {
  if (video.videoWidth === 0) return null;
  const canvas = document.createElement("canvas");
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext("2d")?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (blob === null) return null;
  const stamp = formatTimestamp(seconds ?? Math.floor(Date.now() / 1000)).replaceAll(/[ :]/g, "-");
  const link = document.createElement("a");
  link.download = `${device.replaceAll(/[^\p{L}\p{N}-]+/gu, "_")}-${stamp}.png`;
  link.href = URL.createObjectURL(blob);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return link.download;
};
