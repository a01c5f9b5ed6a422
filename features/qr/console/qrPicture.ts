/** Pixels per module, so that a printed code of some centimetres is sharp. */
const MODULE = 16;

/** A PNG of the modules, with a margin of `quiet` white modules. Null if the browser cannot draw it. */
export const qrPicture = (matrix: readonly (readonly boolean[])[], quiet: number): Promise<Blob | null> => {
  const canvas = document.createElement("canvas");
  canvas.width = (matrix.length + 2 * quiet) * MODULE;
  canvas.height = canvas.width;
  const pen = canvas.getContext("2d");
  if (pen === null) return Promise.resolve(null);
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "#000";
  matrix.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) pen.fillRect((x + quiet) * MODULE, (y + quiet) * MODULE, MODULE, MODULE);
    });
  });
  return new Promise((resolve) => {
    canvas.toBlob(resolve, "image/png");
  });
};
