// A QR code with a download. This file includes the QR library, so it is loaded only when a code is shown.
import { useTranslate } from "ra-core";
import type { MouseEvent } from "react";
import { saveFile } from "../../../src/framework/ui/saveFile";
import type { QrText } from "../../../src/framework/value/slots";
import { qrMatrix } from "./qrMatrix";
import { qrPicture } from "./qrPicture";
import { Button } from "../../../src/framework/ui/Button";

/** The width of the white margin, in modules. Cameras need it to find the code. */
const QUIET = 4;

const outline = (matrix: readonly (readonly boolean[])[]): string =>
  matrix.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : ""))).join("");

const fileName = (text: string): string =>
  `qr-${text
    .replace(/^\w+:\/\//, "")
    .replaceAll(/[^\w.-]+/g, "-")
    .slice(0, 60)}.png`;

export const QrCode = ({ text, isSecret = false }: QrText) => {
  const translate = useTranslate();
  const matrix = qrMatrix(text);
  if (matrix === null) return <span className="ui-quiet">{translate("ui.qr.too_long")}</span>;
  const side = matrix.length + 2 * QUIET;
  const save = async (event: MouseEvent) => {
    event.stopPropagation();
    const file = await qrPicture(matrix, QUIET);
    if (file !== null) saveFile(file, fileName(text));
  };
  return (
    <span className="ui-qr">
      <svg
        className="ui-qr-code"
        viewBox={`0 0 ${side} ${side}`}
        role="img"
        aria-label={translate("ui.qr.of", { text })}
      >
        <rect width={side} height={side} fill="#fff" />
        <path d={outline(matrix)} fill="#000" shapeRendering="crispEdges" />
      </svg>
      {!isSecret && <Button onClick={save}>{translate("ui.qr.save")}</Button>}
    </span>
  );
};
