/** Downloads a file. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name.replace(/[\\/:*?"<>|]/g, "_");
  link.click();
  // The browser may still need the address before it begins to read the file.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
