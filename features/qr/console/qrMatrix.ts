import qrcode from "qrcode-generator";

/** The modules of a text's QR code, row by row. True means dark. Null if the text is too long. */
export const qrMatrix = (text: string): boolean[][] | null => {
  // The text as UTF-8 bytes. The library would cut Chinese characters to one byte.
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
