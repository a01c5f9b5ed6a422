// Finds text boxes in which typed text is partly hidden, because they are too low or cut it off.
import type { Page } from "playwright-core";

/** In pixels: the height of the lowest box, which is the page number of a list. */
const LOWEST = 30;

/** One line for each box that is too low for its text. */
export const findCutBoxes = (page: Page): Promise<readonly string[]> =>
  page.evaluate((lowest) => {
    const typed = document.querySelectorAll<HTMLElement>(
      ":is(input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea:not([aria-hidden]), [role=combobox])",
    );
    return [...typed].flatMap((box) => {
      const framed = box.closest<HTMLElement>(".MuiInputBase-root") ?? box;
      // A box without a size is not visible.
      if (box.offsetHeight === 0 || !box.checkVisibility({ opacityProperty: true })) return [];
      const name = box.getAttribute("name") ?? box.getAttribute("aria-label") ?? box.id;
      const { lineHeight, fontSize, paddingTop, paddingBottom } = getComputedStyle(box);
      const line = Number.parseFloat(lineHeight) || Number.parseFloat(fontSize);
      const room = box.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
      const isCut =
        room + 1 < line || (!(box instanceof HTMLTextAreaElement) && box.scrollHeight > box.clientHeight + 1);
      return framed.offsetHeight < lowest || isCut
        ? [`${name} is ${framed.offsetHeight} high, with ${Math.floor(room)} for a line of ${Math.ceil(line)}`]
        : [];
    });
  }, LOWEST);
