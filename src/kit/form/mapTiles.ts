// Where map tiles come from is the installation's to say: `map_tiles` of the page's settings, `https://host/{z}/{x}/{y}.png`.
const read = (text: string | null | undefined): string => {
  try {
    const value: unknown = JSON.parse(text ?? "");
    const tiles: unknown = typeof value === "object" && value !== null ? Reflect.get(value, "map_tiles") : "";
    return typeof tiles === "string" ? tiles : "";
  } catch {
    return "";
  }
};

/** The template of a tile's address; empty when the installation has no map, and a grid of coordinates is drawn. */
export const mapTiles = (): string => read(document.getElementById("config")?.textContent);
