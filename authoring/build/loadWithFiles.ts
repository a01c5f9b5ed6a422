// Loads a file of the build together with the files that it needs. It replaces Vite's function, which supports more
// browsers and is three times as long, because every page loads it first.

const ask = (file: string): Promise<unknown> | null => {
  const isStyle = file.endsWith(".css");
  const rel = isStyle ? "stylesheet" : "modulepreload";
  const href = `/${file}`;
  const known = document.querySelector<HTMLLinkElement>(`link[rel=${rel}][href="${href}"]`);
  const link = known ?? Object.assign(document.createElement("link"), { rel, href, crossOrigin: "" });
  if (!known) document.head.append(link);
  if (!isStyle || link.sheet || link.disabled) return null;
  return new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => {
      // The file is requested again at the next attempt.
      link.remove();
      reject(new Error(`${href} did not arrive`));
    });
  });
};

/** Requests scripts at once, and waits for styles. @throws Error if a style does not load */
export const loadWithFiles = <Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> =>
  Promise.all(files.map(ask)).then(load);
