/** Whether a file matches an `accept` attribute such as ".bin,.zip" or "image/*". All files match an empty one. */
export const acceptsFile = (file: { readonly name: string; readonly type: string }, accept: string): boolean => {
  const kinds = accept.split(",").map((kind) => kind.trim().toLowerCase());
  if (accept.trim() === "") return true;
  return kinds.some((kind) =>
    kind.startsWith(".")
      ? file.name.toLowerCase().endsWith(kind)
      : kind.endsWith("/*")
        ? file.type.startsWith(kind.slice(0, -1))
        : file.type === kind,
  );
};
