import qrcode from "qrcode-generator";

/** The modules of a text's QR code, row by row; true means dark. Null if the text is too long. */
export const qrMatrix = (text: string): boolean[][] | null => {
  // UTF-8 bytes: the library alone would cut each Chinese character to one byte.
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  const code = qrcode(0, "M");
  code.addData(bytes, "Byte");
  try {
    code.make();
  } catch {
    return null;
  }
  const places = Array.from({ length: code.getModuleCount() }, (_, at) => at);
  return places.map((row) => places.map((column) => code.isDark(row, column)));
};
