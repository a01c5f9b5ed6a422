import qrcode from "qrcode-generator";

/** The modules of a text's QR code, row by row, true for dark; null when the text is longer than a code can hold. */
export const qrMatrix = (text: string): boolean[][] | null => {
  // Bytes of UTF-8: an address may hold Chinese characters, which the library alone would cut to one byte each.
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
