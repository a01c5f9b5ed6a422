// The picture of an address, and its file. Comes with the library that draws it, so only when one is to be seen.
import { useTranslate } from "ra-core";
import type { MouseEvent } from "react";
import { saveFile } from "../ui/saveFile";
import { qrMatrix } from "./qrMatrix";
import { qrPicture } from "./qrPicture";
import { Button } from "../ui/Button";

/** Modules of white around it, without which a camera does not find it. */
const QUIET = 4;

const outline = (matrix: readonly (readonly boolean[])[]): string =>
  matrix.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : ""))).join("");

const fileName = (text: string): string =>
  `qr-${text
    .replace(/^\w+:\/\//, "")
    .replaceAll(/[^\w.-]+/g, "-")
    .slice(0, 60)}.png`;

const QrCode = ({ text }: { readonly text: string }) => {
  const translate = useTranslate();
  const matrix = qrMatrix(text);
  if (matrix === null) return <span className="kit-quiet">{translate("kit.qr.too_long")}</span>;
  const side = matrix.length + 2 * QUIET;
  const save = async (event: MouseEvent) => {
    event.stopPropagation();
    const file = await qrPicture(matrix, QUIET);
    if (file !== null) saveFile(file, fileName(text));
  };
  return (
    <span className="kit-qr">
      <svg
        className="kit-qr-code"
        viewBox={`0 0 ${side} ${side}`}
        role="img"
        aria-label={translate("kit.qr.of", { text })}
      >
        <rect width={side} height={side} fill="#fff" />
        <path d={outline(matrix)} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <Button onClick={save}>{translate("kit.qr.save")}</Button>
    </span>
  );
};

export default QrCode;
