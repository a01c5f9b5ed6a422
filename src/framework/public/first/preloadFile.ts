/** Requests a file of the build early, before the script that imports it is loaded. */
export const preloadFile = (href: string): void => {
  const link = Object.assign(document.createElement("link"), { crossOrigin: "", href });
  if (href.endsWith(".css")) Object.assign(link, { rel: "preload", as: "style" });
  else link.rel = "modulepreload";
  document.head.append(link);
};
