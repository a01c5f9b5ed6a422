// Loads a file of the build together with the files that it needs. Replaces Vite's function, which is three times as
// long because it supports more browsers and settings. It is part of the first script of every page.

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
      // The next attempt requests the file again.
      link.remove();
      reject(new Error(`${href} did not arrive`));
    });
  });
};

/** Requests scripts at once, and waits for styles. @throws Error if a style does not load */
export const withFiles = <Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> =>
  Promise.all(files.map(ask)).then(load);
