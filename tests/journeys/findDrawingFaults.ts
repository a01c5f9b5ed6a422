// Finds drawing faults, whatever the page shows: raw browser controls and links, other fonts, texts that overlap or are cut, keys
// in place of words, and pages that scroll sideways.
import type { Page } from "playwright-core";
import { MESSAGE_KEY_PATTERN } from "./wordKeys";

/** In pixels: how far two texts may overlap, and how far a text may reach beyond its box, without people seeing it. */
const [OVERLAP, BEYOND] = [3, 1.5];

/** One line for each fault. */
export const findDrawingFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ({ overlap, beyond, key }) => {
      const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const called = (element: Element) =>
        (
          element.getAttribute("name") ??
          element.getAttribute("aria-label") ??
          (element.textContent || element.className)
        )
          .trim()
          .slice(0, 60);
      const family = getComputedStyle(document.body).fontFamily;

      const controls = [
        ...document.querySelectorAll<HTMLElement>("button, select, textarea, input:not([type=hidden])"),
      ];
      const raw = controls
        .filter((one) => isSeen(one) && one.offsetWidth > 1)
        .flatMap((control) => {
          const { fontFamily, borderTopStyle, appearance, accentColor } = getComputedStyle(control);
          const hasText =
            control.innerText !== "" || control.matches("textarea, input:not([type=checkbox], [type=radio])");
          const isOther = hasText && fontFamily !== family && !fontFamily.includes("mono");
          if (isOther) return [`"${called(control)}" has the font ${fontFamily.slice(0, 40)}`];
          const isDrawn = control.matches("select") || accentColor === "auto";
          const isNative =
            isDrawn && control.matches("select, [type=checkbox], [type=radio], [type=range]") && appearance === "auto";
          return /outset|inset/.test(borderTopStyle) || isNative
            ? [`"${called(control)}" is a raw browser control`]
            : [];
        });
      /** The colours of links in browsers, in light and in dark. */
      const LINK = ["rgb(0, 0, 238)", "rgb(158, 158, 255)"];
      const links = [...document.querySelectorAll("a[href]")]
        .filter((link) => isSeen(link) && LINK.includes(getComputedStyle(link).color))
        .map((link) => `"${called(link)}" has the browser's colour of links`);
      const fonts = [...document.fonts]
        .filter(({ status }) => status === "error")
        .map((font) => `the font ${font.family} is missing`);

      /** The part of a rectangle that no box around the element hides. */
      const shownOf = (element: Element, { left, top, right, bottom }: DOMRect) => {
        let [x0, y0, x1, y1] = [
          Math.max(0, left),
          Math.max(0, top),
          Math.min(innerWidth, right),
          Math.min(innerHeight, bottom),
        ];
        for (let box: Element | null = element; box !== null; box = box.parentElement) {
          const { overflowX, overflowY, clipPath } = getComputedStyle(box);
          if (overflowX === "visible" && overflowY === "visible" && clipPath === "none") continue;
          const edge = box.getBoundingClientRect();
          [x0, y0] = [Math.max(x0, edge.left), Math.max(y0, edge.top)];
          [x1, y1] = [Math.min(x1, edge.right), Math.min(y1, edge.bottom)];
        }
        return { x0, y0, x1, y1 };
      };
      /** An element that floats above the page may cover it. */
      const layerOf = (element: Element): Element | null => {
        for (let box: Element | null = element; box !== null; box = box.parentElement) {
          const { position, zIndex } = getComputedStyle(box);
          if (/fixed|sticky/.test(position) || (position === "absolute" && zIndex !== "auto")) return box;
        }
        return null;
      };
      const texts: {
        readonly element: Element;
        readonly layer: Element | null;
        readonly at: ReturnType<typeof shownOf>;
      }[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const cut: string[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const element = node.parentElement;
        if (element === null || !/\S/.test(node.nodeValue ?? "") || !isSeen(element)) continue;
        if (element.closest("script, style, option, svg, textarea") !== null) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const layer = layerOf(element);
        for (const rect of range.getClientRects()) {
          const at = shownOf(element, rect);
          if (at.x1 - at.x0 > overlap && at.y1 - at.y0 > overlap) texts.push({ element, layer, at });
        }
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
        const isHidden = element.clientWidth <= 1 || element.clientHeight <= 1;
        if (
          !isHidden &&
          /hidden|clip/.test(overflowX) &&
          textOverflow === "clip" &&
          element.scrollWidth > element.clientWidth + beyond
        )
          cut.push(`"${called(element)}" is cut at its side`);
        if (
          !isHidden &&
          /hidden|clip/.test(overflowY) &&
          webkitLineClamp === "none" &&
          element.scrollHeight > element.clientHeight + 2 * beyond
        )
          cut.push(`"${called(element)}" is cut below`);
      }
      const over = texts.flatMap(({ element, layer, at }, index) =>
        texts.slice(index + 1).flatMap((other) => {
          if (other.element === element || other.layer !== layer) return [];
          const wide = Math.min(at.x1, other.at.x1) - Math.max(at.x0, other.at.x0);
          const high = Math.min(at.y1, other.at.y1) - Math.max(at.y0, other.at.y0);
          return wide > overlap && high > overlap
            ? [`"${called(element)}" and "${called(other.element)}" overlap`]
            : [];
        }),
      );
      const keys = [...new Set(document.body.innerText.match(new RegExp(key, "g")))].map((one) => `the key ${one}`);
      const shaded = [...document.querySelectorAll(".ui-scroll[data-over]")]
        .filter((list) => list.scrollWidth <= list.clientWidth)
        .map(() => "a list that fits has the shadow of one that scrolls");
      const sideways = document.documentElement.scrollWidth > innerWidth + beyond ? ["the page scrolls sideways"] : [];
      return [...new Set([...raw, ...links, ...fonts, ...cut, ...over, ...keys, ...shaded, ...sideways])];
    },
    { overlap: OVERLAP, beyond: BEYOND, key: MESSAGE_KEY_PATTERN.source },
  );
