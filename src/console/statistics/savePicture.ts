// Saves a chart as a PNG: a copy of its SVG with inline styles and the title, on the background of the page.
import { saveFile } from "pilothouse/ui";

const SCALE = 2;
const MARGIN = 20;
const TITLE = 44;
const LINE = 26;
const INHERITED = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "opacity",
  "font-size",
  "font-weight",
  "stop-color",
  "stop-opacity",
];

export interface LegendEntry {
  readonly label: string;
  readonly color: string;
  readonly dashed?: boolean;
}

const styled = (from: Element, to: Element): void => {
  const computed = getComputedStyle(from);
  for (const name of INHERITED) {
    const value = computed.getPropertyValue(name);
    // The reference to a pattern has the address of the page, which does not exist in the picture.
    const local = value.replace(/url\("?[^"#)]*#([^")]+)"?\)/, "url(#$1)");
    if (value !== "") to.setAttribute(name, local);
  }
  for (const [at, child] of [...from.children].entries()) {
    const copy = to.children[at];
    if (copy) styled(child, copy);
  }
};

const imageOf = async (svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> => {
  const copy = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  copy.innerHTML = svg.innerHTML;
  for (const [at, child] of [...svg.children].entries()) {
    const twin = copy.children[at];
    if (twin) styled(child, twin);
  }
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  copy.setAttribute("font-family", getComputedStyle(svg).fontFamily);
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
};

/** A colour that a canvas can use: a CSS variable is replaced by its value. */
const resolved = (color: string, within: Element): string =>
  color.replace(/var\((--[\w-]+)\)/, (_, name: string) => getComputedStyle(within).getPropertyValue(name).trim());

/** @throws Error when the browser cannot draw it */
export const renderPicture = async (
  svg: SVGSVGElement,
  title: string,
  legend: readonly LegendEntry[],
): Promise<Blob> => {
  const { width, height } = svg.getBoundingClientRect();
  const image = await imageOf(svg, width, height);
  const canvas = document.createElement("canvas");
  const head = TITLE + legend.length * LINE;
  canvas.width = (width + 2 * MARGIN) * SCALE;
  canvas.height = (height + head + 2 * MARGIN) * SCALE;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws no pictures.");
  const ink = resolved("var(--mui-palette-text-primary)", svg);
  const font = getComputedStyle(svg).fontFamily;
  context.scale(SCALE, SCALE);
  context.fillStyle = resolved("var(--mui-palette-background-paper)", svg);
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = ink;
  context.font = `600 18px ${font}`;
  context.fillText(title, MARGIN, MARGIN + 18);
  context.font = `14px ${font}`;
  for (const [at, { label, color, dashed }] of legend.entries()) {
    const y = MARGIN + TITLE + at * LINE;
    context.strokeStyle = resolved(color, svg);
    context.lineWidth = 3;
    context.setLineDash(dashed ? [5, 4] : []);
    context.beginPath();
    context.moveTo(MARGIN, y);
    context.lineTo(MARGIN + 26, y);
    context.stroke();
    context.fillText(label, MARGIN + 36, y + 5);
  }
  context.drawImage(image, MARGIN, MARGIN + head, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture is empty."))), "image/png"),
  );
};

export const savePicture = async (
  svg: SVGSVGElement,
  title: string,
  name: string,
  legend: readonly LegendEntry[],
): Promise<void> => saveFile(await renderPicture(svg, title, legend), `${name}.png`);
